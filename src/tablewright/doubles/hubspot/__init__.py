"""The double of HubSpot's API, by https://developers.hubspot.com/docs/api-reference."""

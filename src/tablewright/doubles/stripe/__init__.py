"""The double of Stripe's API, by https://docs.stripe.com/api."""

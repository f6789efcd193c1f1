"""Files of a service: in a folder, or in a bucket."""

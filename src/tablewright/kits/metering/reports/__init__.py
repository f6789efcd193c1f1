"""Reports: months of usage with their price, as JSON, CSV and pages to print."""

/// Reports.

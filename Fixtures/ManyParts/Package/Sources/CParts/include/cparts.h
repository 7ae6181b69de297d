int cparts_next(int value);

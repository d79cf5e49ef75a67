const MB = 1024 * 1024;
/** A JSON file is parsed in one piece, so its size is what the memory must hold; lines are parsed one by one. Bytes. */
export const LARGEST_JSON = 100 * MB;
export const LARGEST_NDJSON = 500 * MB;

const MB = 1024 * 1024;
/** A JSON file is parsed in one piece, so its size is what the memory must hold; lines are parsed one by one. Bytes. */
export const LARGEST_JSON = 100 * MB;
export const LARGEST_NDJSON = 500 * MB;
/** A device's file is read in one piece; ten years of a reading every five minutes are less. Bytes. */
export const LARGEST_CSV = 50 * MB;
export const CSV_NAME = /\.(csv|tsv|txt)$/i;

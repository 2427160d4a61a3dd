/** The maximum size of a file that staff import in the back office; larger ones are jobs of the record API. */
export const IMPORT_FILE_BYTES = 20_000_000

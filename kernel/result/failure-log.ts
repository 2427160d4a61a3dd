/** Logs failures that do not belong to a request: fields to search by, and a sentence. */
export interface FailureLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

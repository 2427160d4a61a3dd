/** Where failures are logged that no request answers with: fields to search by, and a sentence. */
export interface FailureLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

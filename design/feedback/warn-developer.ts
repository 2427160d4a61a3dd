/** Logs a warning for developers and page editors: a component got a value that it cannot show. */
export function logDeveloperWarning(message: string): void {
  console.warn(message)
}

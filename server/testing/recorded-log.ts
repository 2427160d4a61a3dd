type Level = 'info' | 'warn' | 'error'

/** Creates a log, and the list of the entries that are written to it. */
export function createRecordingLog() {
  const entries: Array<{ readonly level: Level; readonly fields: object; readonly message: string }> = []
  const record = (level: Level) => (fields: object, message: string) => void entries.push({ level, fields, message })
  const log = { info: record('info'), warn: record('warn'), error: record('error') }
  return { log, entries }
}

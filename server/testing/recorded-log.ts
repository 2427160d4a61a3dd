import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'

/** Creates a log, and the list of the entries that are written to it. */
export function createRecordingLog() {
  const entries: Array<{ readonly level: 'warn' | 'error'; readonly fields: object; readonly message: string }> = []
  const log: FailureLog = {
    warn: (fields, message) => void entries.push({ level: 'warn', fields, message }),
    error: (fields, message) => void entries.push({ level: 'error', fields, message }),
  }
  return { log, entries }
}

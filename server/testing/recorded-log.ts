import type { FailureLog } from '@hydrant/kernel/outcome/failure-log.ts'

/** A log that keeps what is written to it. */
export function createRecordedLog() {
  const entries: Array<{ readonly level: 'warn' | 'error'; readonly fields: object; readonly message: string }> = []
  const log: FailureLog = {
    warn: (fields, message) => void entries.push({ level: 'warn', fields, message }),
    error: (fields, message) => void entries.push({ level: 'error', fields, message }),
  }
  return { log, entries }
}

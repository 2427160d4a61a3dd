import type { BackgroundJob } from '@hydrant/contract/admin/background-jobs.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/back-office/jobs.js'

/** What the last check of the history has found, and when; that it is running; or that it has failed. */
export function Verification({ job }: { readonly job: BackgroundJob }) {
  const { isRunning, lastEndedDate, failuresInARow, lastFailure, result } = job
  if (isRunning) return <Alert>{messages.verifying()}</Alert>
  if (failuresInARow > 0) return <Alert tone="error">{lastFailure}</Alert>
  if (!isRecord(result) || lastEndedDate === null) return null
  const hash = typeof result['hash'] === 'string' ? result['hash'] : ''
  const fault = isRecord(result['fault']) ? describeFault(result['fault']) : null
  return (
    <Alert
      tone={fault === null ? 'success' : 'error'}
      title={fault === null ? messages.historyUnchanged() : messages.historyFaulty()}
    >
      {fault !== null && <p>{fault}</p>}
      <p>
        <Moment of={lastEndedDate} /> {messages.historyChecked({ count: Number(result['entries']), hash })}
      </p>
    </Alert>
  )
}

function describeFault({ kind, position, id }: Readonly<Record<string, unknown>>): string {
  if (kind === 'added') return messages.addedEntry({ id: String(id) })
  const text = kind === 'changed' ? messages.changedEntry : messages.missingEntry
  return text({ position: String(position) })
}

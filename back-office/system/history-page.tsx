import { Form } from 'react-router'
import type { BackgroundJob } from '@hydrant/contract/admin/background-jobs.ts'
import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as jobMessages from '@hydrant/messages/compiled/back-office/jobs.js'
import * as messages from '@hydrant/messages/compiled/back-office/system.js'
import { officeLinks } from '../office-links.ts'
import { HistoryTable } from '../records/history-table.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'
import { RunForm } from './jobs-page.tsx'
import { Verification } from './verification.tsx'
import styles from './system.module.css'

/** How many changes a page shows. */
export const HISTORY_PER_PAGE = 100

/** What the history can be narrowed by. */
export const HISTORY_FIELDS = ['objectName', 'recordId', 'userId', 'from', 'to'] as const

const FIELD_LABELS = {
  objectName: messages.object,
  recordId: messages.recordId,
  userId: messages.userId,
  from: messages.fromDay,
  to: messages.beforeDay,
} as const

/** Who changed what, the last change first. */
export function HistoryPage({ list, filter, verification, errors }: HistoryPageProps) {
  return (
    <>
      <PageHead title={messages.history()}>
        {verification !== null && <RunForm name={verification.name} label={jobMessages.verifyNow()} />}
      </PageHead>
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      {verification !== null && <Verification job={verification} />}
      <Form method="get" className={styles.filter}>
        {HISTORY_FIELDS.map((name) => (
          <TextField
            key={name}
            label={FIELD_LABELS[name]()}
            name={name}
            defaultValue={filter[name] ?? ''}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            maxLength={80}
            showOptional={false}
          />
        ))}
        <Button type="submit" size="s">
          {messages.apply()}
        </Button>
      </Form>
      {list.changes.length === 0 ? (
        <EmptyState title={messages.noChanges()} />
      ) : (
        <HistoryTable entries={list.changes} hasRecords />
      )}
      {list.count === HISTORY_PER_PAGE && (
        <Link href={officeLinks.history({ ...filter, before: String(list.lastPosition) })}>{messages.nextPart()}</Link>
      )}
    </>
  )
}

interface HistoryPageProps {
  readonly list: HistoryEntries
  readonly filter: Readonly<Record<string, string>>
  /** The job that checks the history. */
  readonly verification: BackgroundJob | null
  readonly errors: readonly FormError[]
}

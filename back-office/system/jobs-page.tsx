import { Form } from 'react-router'
import type { BackgroundJob } from '@hydrant/contract/admin/background-jobs.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/jobs.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'

/** The job that verifies the history; its result is on the page of the history. */
export const VERIFY_HISTORY = 'VerifyHistory'

/** What the shop does in the background: when it ran last, what failed, and when it runs next. */
export function JobsPage({ jobs, errors }: JobsPageProps) {
  return (
    <>
      <PageHead title={messages.jobs()} />
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      <p>{messages.hint()}</p>
      <Table
        caption={messages.jobs()}
        columns={createColumns()}
        rows={jobs}
        rowKey={({ name }) => name}
        variant="dense"
      />
    </>
  )
}

interface JobsPageProps {
  readonly jobs: readonly BackgroundJob[]
  readonly errors: readonly FormError[]
}

const createColumns = (): readonly TableColumn<BackgroundJob>[] => [
  {
    label: messages.job(),
    cell: ({ name }) =>
      name === VERIFY_HISTORY ? <Link href={officeLinks.history()}>{describeJob(name)}</Link> : describeJob(name),
  },
  {
    label: messages.lastRun(),
    cell: ({ lastEndedDate }) => <MomentOr of={lastEndedDate} otherwise={messages.notYet()} />,
  },
  {
    label: messages.nextRun(),
    cell: ({ isRunning, nextRunDate }) =>
      isRunning ? messages.running() : <MomentOr of={nextRunDate} otherwise={messages.onDemand()} />,
  },
  {
    label: messages.lastFailure(),
    cell: ({ failuresInARow, lastFailedDate, lastFailure }) =>
      lastFailedDate !== null && (
        <>
          <Moment of={lastFailedDate} />
          {`: ${lastFailure ?? ''}`}
          {failuresInARow > 0 && ` ${messages.failuresInARow({ count: failuresInARow })}`}
        </>
      ),
  },
  {
    label: messages.actions(),
    isLabelHidden: true,
    isAtEnd: true,
    cell: ({ name }) => <RunForm name={name} label={messages.runNow()} />,
  },
]

function MomentOr({ of, otherwise }: { readonly of: string | null; readonly otherwise: string }) {
  return of === null ? otherwise : <Moment of={of} />
}

/** The button that has a job run at once. */
export function RunForm({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="jobName" value={name} />
      <Button type="submit" variant="secondary" size="s" aria-label={`${label}: ${describeJob(name)}`}>
        {label}
      </Button>
    </Form>
  )
}

/** Returns what a job does; of one that is not known its name. */
function describeJob(name: string): string {
  return LABELS[name]?.() ?? name
}

const LABELS: Readonly<Record<string, (() => string) | undefined>> = {
  SettlePayments: messages.settlePayments,
  DeleteFormData: messages.deleteFormData,
  DeleteGuestCarts: messages.deleteGuestCarts,
  PublishPages: messages.publishPages,
  ApplyPriceChanges: messages.applyPriceChanges,
  SendStockNotices: messages.sendStockNotices,
  DeleteStockNotices: messages.deleteStockNotices,
  DeleteMails: messages.deleteMails,
  ProcessBulkJobs: messages.processBulkJobs,
  DeleteBulkJobs: messages.deleteBulkJobs,
  SendMails: messages.sendMails,
  DeliverEvents: messages.deliverEvents,
  [VERIFY_HISTORY]: messages.verifyHistory,
}

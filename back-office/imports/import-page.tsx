import { type ReactNode, useEffect } from 'react'
import { Form, useHref, useNavigation, useRevalidator } from 'react-router'
import type { RecordImportDetail } from '@hydrant/contract/admin/record-imports.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Progress } from '@hydrant/design/feedback/progress.tsx'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { RejectedChange } from './change-import.ts'
import { ChangeTable, RejectTable } from './found-tables.tsx'
import { describeOperation, describeState, isAtWork } from './import-texts.ts'
import styles from './imports.module.css'
import { MappingForm } from './mapping-form.tsx'

/** How often the page of an import that is at work asks how far it is, in milliseconds. */
const POLL_MS = 1500

/** An import: its columns, what its check has found, how far it is, and what was wrong. */
export function ImportPage({ detail, objectTitle, rejected }: ImportPageProps) {
  const errors = rejected?.errors ?? []
  useProgress(isAtWork(detail.state))
  return (
    <>
      <PageHead
        title={messages.importOf({ fileName: detail.fileName })}
        detail={<Link href={officeLinks.records(detail.objectName)}>{objectTitle}</Link>}
      >
        <Link href={officeLinks.imports()}>{messages.imports()}</Link>
      </PageHead>
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      {detail.errorMessage !== null && <Alert tone="error">{detail.errorMessage}</Alert>}
      <SpecTable specs={listDetails(detail)} variant="plain" />
      <Steps detail={detail} rejected={rejected} />
    </>
  )
}

interface ImportPageProps {
  readonly detail: RecordImportDetail
  readonly objectTitle: string
  readonly rejected: RejectedChange | null
}

/** Loads the page again from time to time while something happens by itself. */
function useProgress(isActive: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isActive || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), POLL_MS)
    return () => clearTimeout(timer)
  }, [isActive, state, revalidate])
}

function listDetails(detail: RecordImportDetail): ReadonlyArray<{ readonly label: string; readonly value: string }> {
  const { state, operation, createdByName, processedRows, failedRows } = detail
  const hasBegun = processedRows > 0 || state === 'Complete'
  return [
    { label: messages.status(), value: describeState(state) },
    { label: messages.by(), value: createdByName },
    ...(state === 'Mapping' ? [] : [{ label: messages.operation(), value: describeOperation(operation) }]),
    ...(hasBegun
      ? [
          { label: messages.whatWritten(), value: formatQuantity(String(processedRows - failedRows)) },
          { label: messages.failedRows(), value: formatQuantity(String(failedRows)) },
        ]
      : []),
  ]
}

function Steps({ detail, rejected }: Pick<ImportPageProps, 'detail' | 'rejected'>) {
  const { state, isOwn } = detail
  const form = isOwn && (
    <MappingForm detail={detail} chosen={rejected?.chosen ?? null} errors={rejected?.errors ?? []} />
  )
  switch (state) {
    case 'Mapping':
    case 'CheckFailed':
      return form
    case 'Checked':
      return (
        <>
          <CheckResult detail={detail} />
          <Rejects detail={detail} />
          {isOwn && <NextSteps detail={detail} form={form} isFormOpen={(rejected?.chosen ?? null) !== null} />}
        </>
      )
    case 'Checking':
    case 'Waiting':
    case 'Running':
      return (
        <>
          <AtWork detail={detail} />
          {isOwn && <CancelForm />}
          {state !== 'Checking' && <Rejects detail={detail} />}
        </>
      )
    case 'Complete':
    case 'Failed':
    case 'Cancelled':
      return <Ended detail={detail} />
    default:
      return state satisfies never
  }
}

/** After the check: to import, to leave it, or to choose other columns. */
function NextSteps({ detail, form, isFormOpen }: NextStepsProps) {
  return (
    <>
      <div className={styles.actions}>
        <RunForm detail={detail} />
        <CancelForm />
      </div>
      <div className={styles.section}>
        <Disclosure title={messages.changeMapping()} isOpen={isFormOpen}>
          {form}
        </Disclosure>
      </div>
    </>
  )
}

interface NextStepsProps {
  readonly detail: RecordImportDetail
  /** The form of the columns. */
  readonly form: ReactNode
  readonly isFormOpen: boolean
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** How far the check or the import is; without scripts a link loads the page again. */
function AtWork({ detail: { importId, state, check, totalRows, processedRows } }: Pick<ImportPageProps, 'detail'>) {
  const done = state === 'Checking' ? (check?.checkedRows ?? 0) : processedRows
  const valueText = messages.progress({ done: formatQuantity(String(done)), total: formatQuantity(String(totalRows)) })
  return (
    <div className={styles.section}>
      <Progress label={describeState(state)} value={done} max={Math.max(totalRows, 1)} valueText={valueText} />
      <p>{messages.closePage()}</p>
      <p>
        <Link href={officeLinks.import(importId)}>{messages.reload()}</Link>
      </p>
    </div>
  )
}

function CheckResult({ detail }: Pick<ImportPageProps, 'detail'>) {
  const { check, changes, totalRows } = detail
  if (check === null) return null
  const { newRows, changedRows, unchangedRows, rejectedRows, repeatedRows, checkedRows } = check
  const counts = [
    [messages.whatNew(), newRows],
    [messages.whatChanged(), changedRows],
    [messages.whatUnchanged(), unchangedRows],
    [messages.whatRejected(), rejectedRows],
    ...(repeatedRows === 0 ? [] : ([[messages.whatRepeated(), repeatedRows]] as const)),
  ] as const
  return (
    <>
      <Section title={messages.whatChecked()}>
        <SpecTable
          specs={counts.map(([label, count]) => ({ label, value: formatQuantity(String(count)) }))}
          variant="plain"
        />
        {repeatedRows > 0 && <p>{messages.repeatedHint()}</p>}
        {checkedRows < totalRows && (
          <Alert tone="warning">
            {messages.checkedPart({
              count: formatQuantity(String(checkedRows)),
              total: formatQuantity(String(totalRows)),
            })}
          </Alert>
        )}
      </Section>
      {changes.length > 0 && (
        <Section title={messages.changes()}>
          <ChangeTable detail={detail} />
        </Section>
      )}
    </>
  )
}

/** The first rejected rows, and the file with all of them. */
function Rejects({ detail }: Pick<ImportPageProps, 'detail'>) {
  const href = useHref(officeLinks.importFile(detail.importId, 'rejects'))
  if (detail.rejects.length === 0 && detail.state !== 'Failed' && detail.state !== 'Cancelled') return null
  return (
    <Section title={messages.rejects()}>
      {detail.rejects.length > 0 && <RejectTable detail={detail} />}
      <p>{messages.rejectsHint()}</p>
      <p>
        <a href={href} download>
          {messages.downloadRejects()}
        </a>
      </p>
      <p>{messages.mendRejects()}</p>
    </Section>
  )
}

function Ended({ detail }: Pick<ImportPageProps, 'detail'>) {
  const href = useHref(officeLinks.importFile(detail.importId, 'results'))
  const needsDismissal = (detail.failedRows > 0 || detail.state === 'Failed') && !detail.isDismissed
  return (
    <>
      {detail.processedRows > detail.failedRows && (
        <p>
          <a href={href} download>
            {messages.downloadResults()}
          </a>
        </p>
      )}
      <Rejects detail={detail} />
      {needsDismissal && (
        <Form method="post">
          <input type="hidden" name="intent" value="dismiss" />
          <Button type="submit" variant="secondary">
            {messages.dismiss()}
          </Button>
        </Form>
      )}
      <p>{messages.keptFor()}</p>
    </>
  )
}

function RunForm({ detail: { checkNumber, totalRows, check } }: Pick<ImportPageProps, 'detail'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  // Of a part that was checked, nothing follows for the rest.
  const isWhollyRejected = check?.checkedRows === totalRows && check.rejectedRows === totalRows
  if (isWhollyRejected) return <p>{messages.allRejected()}</p>
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="run" />
      <input type="hidden" name="check" value={checkNumber} />
      <Button type="submit" isBusy={isBusy}>
        {messages.run({ count: totalRows })}
      </Button>
    </Form>
  )
}

function CancelForm() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="cancel" />
      <ConfirmedSubmit
        label={messages.cancel()}
        title={messages.cancel()}
        text={messages.cancelText()}
        confirmLabel={messages.cancel()}
      />
    </Form>
  )
}

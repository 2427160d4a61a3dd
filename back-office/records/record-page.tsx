import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'
import { toEnteredField } from './entered-field.ts'
import { FieldText } from './field-text.tsx'
import { getFieldText } from './field-value.ts'
import { HistoryTable } from './history-table.tsx'
import type { DescribedField, DescribedObject } from './load-description.ts'
import type { RelatedList } from './load-related.ts'
import { toFormValues } from './parse-form.ts'
import { RecordForm } from './record-form.tsx'
import styles from './record-page.module.css'
import { RelatedLists } from './related-lists.tsx'
import type { RejectedForm } from './save-record.ts'

/** The page of a record: its fields, the records below it, and its history. */
export function RecordPage({ description, record, tag, title, related, history, rejected, ...parts }: RecordPageProps) {
  const { fields } = description
  const editable = description.updateable ? fields.filter(({ updateable }) => updateable) : []
  const entered = editable.map((field) => toEnteredField(description.name, field, getFieldText(record, field.name)))
  const recordId = getFieldText(record, 'Id') ?? ''
  return (
    <>
      <PageHead
        title={title}
        detail={<Link href={officeLinks.records(description.name)}>{toListTitle(description)}</Link>}
      >
        {parts.actions}
        {description.deletable && <DeleteForm title={title} />}
      </PageHead>
      <DoneNotice errors={rejected?.errors ?? []} />
      {editable.length > 0 && (
        <RecordForm
          // A saved form begins anew with what is stored; a rejected one stays, also when somebody else changes the record.
          key={hasTyped(rejected) ? 'rejected' : JSON.stringify(toFormValues(editable, record))}
          fields={entered}
          original={hasTyped(rejected) ? rejected.original : toFormValues(editable, record)}
          typed={hasTyped(rejected) ? rejected.typed : null}
          errors={rejected?.errors ?? []}
          tag={tag}
        />
      )}
      <FieldValues fields={fields.filter((field) => !editable.includes(field))} record={record} />
      {parts.children}
      <RelatedLists lists={related} recordId={recordId} />
      {history.length > 0 && (
        <Disclosure title={messages.history()}>
          <HistoryTable entries={history} fields={fields} />
        </Disclosure>
      )}
    </>
  )
}

interface RecordPageProps {
  readonly description: DescribedObject
  readonly record: Readonly<Record<string, unknown>>
  readonly tag: string | null
  readonly title: string
  readonly related: readonly RelatedList[]
  readonly history: readonly HistoryEntry[]
  readonly rejected: RejectedForm | null
  /** Links and buttons beside the heading. */
  readonly actions?: ReactNode
  /** Further parts of the page, after the fields. */
  readonly children?: ReactNode
}

/** Whether what was rejected is the form with the fields, and not the deletion. */
function hasTyped(rejected: RejectedForm | null): rejected is RejectedForm {
  return rejected !== null && Object.keys(rejected.typed).length > 0
}

/** The fields of a record that cannot be changed. */
function FieldValues({
  fields,
  record,
}: Pick<RecordPageProps, 'record'> & { readonly fields: readonly DescribedField[] }) {
  return (
    <dl className={styles.values}>
      {fields
        .filter(({ name }) => name !== 'IsDeleted' && getFieldText(record, name) !== null)
        .map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldText field={field} record={record} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function DeleteForm({ title }: { readonly title: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="delete" />
      <ConfirmedSubmit
        label={messages.deleteButton()}
        title={messages.deleteRecord({ record: title })}
        text={messages.deleteRecordText()}
        confirmLabel={messages.deleteButton()}
      />
    </Form>
  )
}

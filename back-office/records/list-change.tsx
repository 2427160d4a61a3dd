import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ChoiceField, SelectField } from '@hydrant/design/form/field.tsx'
import { Section } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { CHANGE_FIELD, CHANGE_STEPS, type ListChange, MAX_CHANGED } from './change-steps.ts'
import { toEnteredField } from './entered-field.ts'
import { FieldInput } from './field-input.tsx'
import { FieldText } from './field-text.tsx'
import { getFieldText } from './field-value.ts'
import type { DescribedObject } from './load-description.ts'
import styles from './record-list.module.css'
import type { RowToChange } from './rows-to-change.ts'
import { findTitleField } from './title-field.ts'

/** The part of a list's form that begins to change one field of the selected records, or of all that match. */
export function ChangeChoice({ description, total }: ChangeChoiceProps) {
  const fields = description.fields.filter(({ updateable }) => updateable)
  return (
    <div className={styles.choice}>
      <SelectField label={messages.changeField()} name="field" showOptional={false}>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      {total !== null && total <= MAX_CHANGED && (
        <ChoiceField type="checkbox" name="all" value="true" label={messages.allMatching({ count: total })} />
      )}
      <Button type="submit" name={CHANGE_FIELD} value={CHANGE_STEPS.choose} variant="secondary" size="s">
        {messages.changeSelected()}
      </Button>
    </div>
  )
}

interface ChangeChoiceProps {
  readonly description: DescribedObject
  /** How many records the list has; null when unknown. */
  readonly total: number | null
}

/** What a change will do to which records, with its value to enter; and afterwards what could not be changed, and why. */
export function ListChangeForm({ description, change }: ListChangeFormProps) {
  const { field, rows, typed, changedCount, errors } = change
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      {changedCount !== null && changedCount > 0 && (
        <Alert tone="success">{messages.changedRecords({ count: changedCount })}</Alert>
      )}
      {changedCount !== null && rows.length > 0 && (
        <Alert tone="error">{messages.notChangedRecords({ count: rows.length })}</Alert>
      )}
      {rows.length > 0 && (
        <Section title={messages.changeOf({ field: field.label, count: rows.length })}>
          <Form method="post" className={styles.change} data-next-step="">
            <input type="hidden" name="field" value={field.name} />
            <input type="hidden" name="rows" value={JSON.stringify(rows.map(({ id, tag }) => ({ id, tag })))} />
            <FormErrors errors={errors.filter(({ fields }) => !fields.includes(field.name))} />
            <FieldInput
              field={toEnteredField(description.name, { ...field, nillable: true }, null)}
              value={typed}
              error={errors.find(({ fields }) => fields.includes(field.name))?.message}
            />
            <Button type="submit" name={CHANGE_FIELD} value={CHANGE_STEPS.apply} isBusy={isBusy}>
              {messages.changeRecords({ count: rows.length })}
            </Button>
          </Form>
          <Table
            caption={messages.changeOf({ field: field.label, count: rows.length })}
            columns={createColumns(description, change)}
            rows={rows}
            rowKey={({ id }) => id}
            variant="dense"
          />
        </Section>
      )}
    </>
  )
}

interface ListChangeFormProps {
  readonly description: DescribedObject
  readonly change: ListChange
}

function createColumns(
  description: DescribedObject,
  { field, changedCount }: ListChange,
): readonly TableColumn<RowToChange>[] {
  return [
    {
      label: description.label,
      cell: ({ id, record }) => (
        <Link href={officeLinks.record(description.name, id)}>
          {getFieldText(record, findTitleField(description)) ?? id}
        </Link>
      ),
    },
    { label: messages.currentValue(), cell: ({ record }) => <FieldText field={field} record={record} /> },
    ...(changedCount === null ? [] : [{ label: messages.whyNot(), cell: ({ reason }: RowToChange) => reason }]),
  ]
}

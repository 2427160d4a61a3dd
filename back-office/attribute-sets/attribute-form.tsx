import { useState } from 'react'
import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import tableStyles from '../row-table/row-table.module.css'
import styles from './attribute-set-page.module.css'
import { type RejectedSetForm, SET_FIELDS, SET_INTENTS } from './change-attribute-set.ts'
import type { SetAttribute } from './load-attribute-set.ts'
import { OPTION_FIELDS, toOptionInput } from './parse-options.ts'
import { ViewTypeField } from './view-type-field.tsx'

/** How many rows for new values there are. */
const NEW_ROWS = 2

/** An attribute of a set: what buyers read, how they choose, and its values as rows. */
export function AttributeForm({ attribute, mayUpdate, rejected }: AttributeFormProps) {
  const [isTyped, setIsTyped] = useState(false)
  const { id, field, label, viewType, sequence, options, tag } = attribute
  const { typed = {}, errors = [] } = rejected ?? {}
  const shownTag = typed[SET_FIELDS.tag] ?? tag
  const rows = Array.from({ length: options.length + NEW_ROWS }, (_, number): OptionRow => {
    const option = options[number]
    const read = (name: string, stored: string) => typed[toOptionInput(number, name)] ?? stored
    return {
      number,
      isNew: option === undefined,
      value: read(OPTION_FIELDS.value, option?.value ?? ''),
      label: read(OPTION_FIELDS.label, option?.label ?? ''),
      color: read(OPTION_FIELDS.color, option?.colorHexCode ?? ''),
      order: read(OPTION_FIELDS.order, String(number + 1)),
      isRemoved: typed[toOptionInput(number, OPTION_FIELDS.removed)] === 'true',
      errors,
    }
  })
  return (
    <section className={styles.part} aria-labelledby={`attribute-${field}`}>
      <h2 id={`attribute-${field}`}>{label}</h2>
      <Form
        id={`attribute-form-${field}`}
        method="post"
        className={styles.form}
        key={`${tag}${String(rejected !== null)}`}
        onInput={() => setIsTyped(true)}
        onSubmit={() => setIsTyped(false)}
      >
        <LeaveGuard isChanged={isTyped || rejected !== null} form={{ id: `attribute-form-${field}`, label }} />
        <input type="hidden" name="intent" value={SET_INTENTS.attribute} />
        <input type="hidden" name={SET_FIELDS.id} value={id} />
        <input type="hidden" name={SET_FIELDS.tag} value={shownTag} />
        <FormErrors errors={errors} />
        <div className={styles.row}>
          <TextField
            label={messages.attribute()}
            name={SET_FIELDS.label}
            required
            maxLength={80}
            defaultValue={typed[SET_FIELDS.label] ?? label}
          />
          <ViewTypeField value={typed[SET_FIELDS.viewType] ?? viewType} />
          <TextField
            label={messages.order()}
            name={SET_FIELDS.sequence}
            required
            inputMode="numeric"
            maxLength={9}
            defaultValue={typed[SET_FIELDS.sequence] ?? sequence}
          />
        </div>
        <p className={styles.hint}>{messages.valuesHint()}</p>
        <Table
          caption={messages.chooseValues({ attribute: label })}
          columns={OPTION_COLUMNS.map(({ toLabel, cell }) => ({ label: toLabel(), cell }))}
          rows={rows}
          rowKey={({ number }) => String(number)}
          variant="dense"
        />
        {mayUpdate && (
          <div>
            <Button type="submit" variant="secondary">
              {messages.saveAttribute({ attribute: label })}
            </Button>
          </div>
        )}
      </Form>
      {mayUpdate && <RemoveForm attribute={attribute} />}
    </section>
  )
}

interface AttributeFormProps {
  readonly attribute: SetAttribute
  readonly mayUpdate: boolean
  readonly rejected: RejectedSetForm | null
}

function RemoveForm({ attribute: { id, label, tag } }: Pick<AttributeFormProps, 'attribute'>) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={SET_INTENTS.remove} />
      <input type="hidden" name={SET_FIELDS.id} value={id} />
      <input type="hidden" name={SET_FIELDS.tag} value={tag} />
      <ConfirmedSubmit
        label={messages.removeAttribute({ attribute: label })}
        title={messages.removeAttribute({ attribute: label })}
        text={messages.removeAttributeText()}
        confirmLabel={messages.removeButton()}
      />
    </Form>
  )
}

interface OptionRow {
  readonly number: number
  readonly isNew: boolean
  readonly value: string
  readonly label: string
  readonly color: string
  readonly order: string
  readonly isRemoved: boolean
  readonly errors: RejectedSetForm['errors']
}

const OPTION_COLUMNS = [
  {
    toLabel: messages.value,
    cell: (row: OptionRow) =>
      row.isNew ? (
        <OptionInput row={row} field={OPTION_FIELDS.value} label={messages.value()} value={row.value} />
      ) : (
        <>
          <input type="hidden" name={toOptionInput(row.number, OPTION_FIELDS.value)} value={row.value} />
          {row.value}
        </>
      ),
  },
  {
    toLabel: messages.shownAs,
    cell: (row: OptionRow) => (
      <OptionInput row={row} field={OPTION_FIELDS.label} label={messages.shownAs()} value={row.label} />
    ),
  },
  {
    toLabel: messages.colour,
    cell: (row: OptionRow) => (
      <OptionInput
        row={row}
        field={OPTION_FIELDS.color}
        label={messages.colour()}
        value={row.color}
        placeholder={messages.colourHint()}
      />
    ),
  },
  {
    toLabel: messages.order,
    cell: (row: OptionRow) => (
      <OptionInput row={row} field={OPTION_FIELDS.order} label={messages.order()} value={row.order} />
    ),
  },
  {
    toLabel: messages.removeButton,
    cell: (row: OptionRow) =>
      row.isNew ? null : (
        <input
          type="checkbox"
          name={toOptionInput(row.number, OPTION_FIELDS.removed)}
          value="true"
          defaultChecked={row.isRemoved}
          aria-label={messages.removeValue({ value: row.label })}
        />
      ),
  },
] as const

function OptionInput({
  row,
  field,
  label,
  value,
  placeholder,
}: {
  readonly row: OptionRow
  readonly field: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
}) {
  const name = toOptionInput(row.number, field)
  const error = row.errors.find(({ fields }) => fields.includes(name))?.message
  return (
    <>
      <input
        name={name}
        aria-label={messages.fieldOfValue({ field: label, value: row.isNew ? messages.newValue() : row.label })}
        aria-invalid={error !== undefined || undefined}
        className={tableStyles.input}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={255}
        autoComplete="off"
      />
      {error !== undefined && <span className={tableStyles.error}>{error}</span>}
    </>
  )
}

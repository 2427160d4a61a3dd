import { useId } from 'react'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { TableColumn } from '@hydrant/design/table/table.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import { officeLinks } from '../office-links.ts'
import type { FormError } from '../shell/office-errors.ts'
import { ROW_FIELDS, type TypedRow } from './generate-variations.ts'
import type { ExistingVariation, LoadedVariations, VariationRow } from './load-variations.ts'
import tableStyles from '../row-table/row-table.module.css'
import styles from './variations-page.module.css'

/** A combination with its number in the form, what was typed into its row, and what is wrong with that. */
export interface NumberedRow {
  readonly row: VariationRow
  readonly number: number
  readonly typed: TypedRow | null
  readonly errors: readonly FormError[]
}

/** Creates the columns of the table of combinations: what there is as text, and what is missing as inputs. */
export function createVariationColumns({
  bookId,
  locationId,
  currency,
  mayCreate,
}: LoadedVariations): readonly TableColumn<NumberedRow>[] {
  const edit = (
    label: string,
    field: string,
    {
      showExisting,
      toDefault,
      isNumber = false,
    }: {
      readonly showExisting: (existing: ExistingVariation) => React.ReactNode
      readonly toDefault: (row: VariationRow) => string
      readonly isNumber?: boolean
    },
  ): TableColumn<NumberedRow> => ({
    label,
    isAtEnd: isNumber,
    cell: (numbered) => {
      const { row, typed } = numbered
      if (row.existing !== null) return showExisting(row.existing)
      if (!mayCreate) return null
      return (
        <RowInput
          numbered={numbered}
          label={label}
          field={field}
          value={typed?.[field] ?? toDefault(row)}
          isNumber={isNumber}
        />
      )
    },
  })
  return [
    { label: messages.combination(), cell: (numbered) => <Combination numbered={numbered} mayCreate={mayCreate} /> },
    edit(messages.partNumber(), ROW_FIELDS.sku, {
      showExisting: ({ sku, productId }) => <Link href={officeLinks.product(productId)}>{sku}</Link>,
      toDefault: ({ sku }) => sku,
    }),
    edit(messages.name(), ROW_FIELDS.name, { showExisting: ({ name }) => name, toDefault: ({ name }) => name }),
    ...(bookId === ''
      ? []
      : [
          edit(messages.price(), ROW_FIELDS.price, {
            showExisting: ({ price }) => (price === null ? '' : formatMoney(price, currency)),
            toDefault: () => '',
            isNumber: true,
          }),
        ]),
    ...(locationId === ''
      ? []
      : [edit(messages.stock(), ROW_FIELDS.stock, { showExisting: () => null, toDefault: () => '', isNumber: true })]),
    {
      label: messages.active(),
      isAtEnd: true,
      cell: (numbered) => <ActiveBox numbered={numbered} mayCreate={mayCreate} />,
    },
  ]
}

function toInputName(number: number, field: string): string {
  return `${number}.${field}`
}

function Combination({ numbered: { row, number, typed, errors }, mayCreate }: CellProps) {
  if (row.existing !== null || !mayCreate) return row.title
  const shown: readonly string[] = [ROW_FIELDS.sku, ROW_FIELDS.name, ROW_FIELDS.price, ROW_FIELDS.stock]
  return (
    <>
      <input type="hidden" name={toInputName(number, ROW_FIELDS.values)} value={JSON.stringify(row.values)} />
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          name={toInputName(number, ROW_FIELDS.create)}
          value="true"
          defaultChecked={typed === null || typed[ROW_FIELDS.create] === 'true'}
          aria-label={messages.createRow({ row: row.title })}
        />
        {row.title}
      </label>
      {errors
        .filter(({ fields }) => !fields.some((field) => shown.includes(field)))
        .map(({ message }) => (
          <span key={message} className={tableStyles.error}>
            {message}
          </span>
        ))}
    </>
  )
}

interface CellProps {
  readonly numbered: NumberedRow
  readonly mayCreate: boolean
}

function ActiveBox({ numbered: { row, number, typed }, mayCreate }: CellProps) {
  if (row.existing !== null) return row.existing.isActive ? messages.active() : messages.off()
  if (!mayCreate) return null
  return (
    <input
      type="checkbox"
      className={styles.box}
      name={toInputName(number, ROW_FIELDS.active)}
      value="true"
      defaultChecked={typed === null || typed[ROW_FIELDS.active] === 'true'}
      aria-label={messages.fieldOfValue({ field: messages.active(), value: row.title })}
    />
  )
}

function RowInput({
  numbered: { row, number, errors },
  label,
  field,
  value,
  isNumber,
}: {
  readonly numbered: NumberedRow
  readonly label: string
  readonly field: string
  readonly value: string
  readonly isNumber: boolean
}) {
  const errorId = useId()
  const error = errors.find(({ fields }) => fields.includes(field))?.message
  return (
    <>
      <input
        name={toInputName(number, field)}
        aria-label={messages.fieldOfValue({ field: label, value: row.title })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className={isNumber ? `${tableStyles.input ?? ''} ${tableStyles.number ?? ''}` : tableStyles.input}
        defaultValue={value}
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={isNumber ? 40 : 255}
        autoComplete="off"
      />
      {error !== undefined && (
        <span id={errorId} className={tableStyles.error}>
          {error}
        </span>
      )}
    </>
  )
}

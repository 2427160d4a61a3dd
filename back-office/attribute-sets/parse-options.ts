import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import type { FormError } from '../shell/office-errors.ts'
import type { AttributeOption } from '../variations/parse-attribute-json.ts'

/** The inputs of a value; in the form, `option.`, the number of the value and a dot are before them. */
export const OPTION_FIELDS = {
  value: 'value',
  label: 'label',
  color: 'color',
  order: 'order',
  removed: 'removed',
} as const

/** Returns the name of an input of a value. */
export function toOptionInput(number: number | string, field: string): string {
  return `option.${number}.${field}`
}

const COLOR = /^#[0-9a-f]{6}$/i

/**
 * Reads the values of an attribute from its form, in the order that was typed. Rows without a value are left out. The
 * fields of errors are the names of the inputs.
 */
export function parseOptions(typed: Readonly<Record<string, string>>): {
  readonly options: readonly AttributeOption[]
  readonly errors: readonly FormError[]
} {
  const numbers = new Set(Object.keys(typed).flatMap((name) => /^option\.(\d{1,4})\./.exec(name)?.[1] ?? []))
  const errors: FormError[] = []
  const rows = [...numbers].flatMap((number) => {
    const read = (field: string) => typed[toOptionInput(number, field)] ?? ''
    const value = read(OPTION_FIELDS.value)
    if (value === '' || read(OPTION_FIELDS.removed) === 'true') return []
    const add = (message: string, field: string) => errors.push({ message, fields: [toOptionInput(number, field)] })
    const color = read(OPTION_FIELDS.color)
    const order = Number(read(OPTION_FIELDS.order))
    if (color !== '' && !COLOR.test(color)) add(messages.badColour(), OPTION_FIELDS.color)
    if (!Number.isFinite(order)) add(messages.badOrder(), OPTION_FIELDS.order)
    const option = { value, label: read(OPTION_FIELDS.label) || value, colorHexCode: color === '' ? null : color }
    return [{ number, order, option }]
  })
  for (const [position, { number, option }] of rows.entries())
    if (rows.findIndex((row) => row.option.value === option.value) < position)
      errors.push({
        message: messages.valueTwice({ value: option.value }),
        fields: [toOptionInput(number, OPTION_FIELDS.value)],
      })
  const options = rows.toSorted((one, other) => one.order - other.order).map(({ option }) => option)
  return { options, errors }
}

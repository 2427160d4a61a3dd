import type { DescribedField } from './load-description.ts'

/** Fields of which staff can enter some values only, by object: the others follow from what is done otherwise. */
const ENTERED_VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  OrderSummary: { Status: ['Approved'] },
}

/** Returns a field as it is entered: as a choice where only some values can be; `current` is what is stored. */
export function toEnteredField(objectName: string, field: DescribedField, current: string | null): DescribedField {
  const values = ENTERED_VALUES[objectName]?.[field.name]
  if (values === undefined) return field
  const choices = current === null ? values : [...new Set([current, ...values])]
  return {
    ...field,
    type: 'picklist',
    picklistValues: choices.map((value) => ({
      value,
      label: value,
      active: true,
      defaultValue: false,
      validFor: null,
    })),
  }
}

import { dataSelector, number, slot, text } from '../../fields/field.ts'
import { orderFields } from '../collection/collection-fields.ts'

/** The settings of the provider. */
export const searchFields = {
  term: dataSelector(text('Words to search for')),
  limit: number('At most', { fallback: 12, min: 1, max: 60 }),
  ...orderFields,
  content: slot('Content'),
}

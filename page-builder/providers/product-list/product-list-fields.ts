import { category, number, partNumbers, slot } from '../../fields/field.ts'
import { orderFields } from '../collection/collection-fields.ts'

/** The settings of the provider. */
export const productListFields = {
  partNumbers: partNumbers('Part numbers, with commas between them'),
  categoryId: category('Or the products of a category'),
  limit: number('At most', { fallback: 12, min: 1, max: 60 }),
  ...orderFields,
  content: slot('Content'),
}

import { category, slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const categoryFields = { categoryId: category('Category'), content: slot('Content') }

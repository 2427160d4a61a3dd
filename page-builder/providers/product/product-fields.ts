import { product, slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const productFields = { productId: product('Product'), content: slot('Content') }

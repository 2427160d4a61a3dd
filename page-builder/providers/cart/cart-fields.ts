import { slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const cartFields = { content: slot('Content') }

import { slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const accountFields = { content: slot('Content') }

import { slot } from '../../fields/field.ts'

/** The slots of the page frame. */
export const wrapperFields = { contentHeader: slot('Header'), content: slot('Content'), contentFooter: slot('Footer') }

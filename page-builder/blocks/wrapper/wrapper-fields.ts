import { slot } from '../../fields/field.ts'

/** The parts of the frame. */
export const wrapperFields = { contentHeader: slot('Header'), content: slot('Content'), contentFooter: slot('Footer') }

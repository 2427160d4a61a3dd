import { richText } from '../../fields/field.ts'

/** The settings of the text. */
export const richTextFields = { text: richText('Text') }

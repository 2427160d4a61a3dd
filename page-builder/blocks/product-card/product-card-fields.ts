import { choice } from '../../fields/field.ts'

/** The settings of the card. */
export const productCardFields = {
  layout: choice('Shape', ['grid', 'list']),
  headingTag: choice('Kind of the name', ['h3', 'h2', 'h4']),
}

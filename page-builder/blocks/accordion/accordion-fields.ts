import { choice, list, richText, text, toggle } from '../../fields/field.ts'

/** The settings of the accordion. */
export const accordionFields = {
  items: list('Parts', { title: text('Title'), text: richText('Text'), isOpen: toggle('Open at first', false) }),
  headingTag: choice('Kind of titles', ['h3', 'h2', 'h4']),
  isExclusive: toggle('One open at a time', false),
}

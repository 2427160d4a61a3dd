import { choice, inGroup, link, text, toggle } from '../../fields/field.ts'

/** The settings of the button. */
export const buttonFields = {
  label: text('Label', 'Learn More'),
  href: link('Leads to'),
  variant: inGroup('style', choice('Kind', ['primary', 'secondary', 'tertiary'])),
  size: inGroup('style', choice('Size', ['m', 's', 'l'])),
  align: inGroup('layout', choice('Alignment', ['left', 'center', 'right'])),
  isWide: inGroup('layout', toggle('As wide as there is room', false)),
}

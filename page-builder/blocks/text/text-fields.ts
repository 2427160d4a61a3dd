import { colour } from '../../fields/colour.ts'
import {
  byDevice,
  choice,
  inGroup,
  number,
  onlyWith,
  optionalNumber,
  paragraphs,
  record,
  toggle,
} from '../../fields/field.ts'

/** The elements that a text can be: a heading of a level, or a paragraph. */
export const TEXT_TAGS = ['h3', 'h1', 'h2', 'h4', 'h5', 'h6', 'p'] as const

/** The styles that a text can have, independent of its element; `as-tag` for the style of the element. */
export const TEXT_STYLES = ['as-tag', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const

const createPaddingField = (label: string) =>
  byDevice(inGroup('layout', number(label, { fallback: 0, min: 0, max: 200 })))

/** The settings of the text. */
export const textFields = {
  text: paragraphs('Text'),
  headingTag: byDevice(choice('Kind', TEXT_TAGS)),
  textStyle: byDevice(inGroup('style', choice('Looks like', TEXT_STYLES))),
  textDisplayInfo: record('One kind and look for all devices', {
    enableOverride: toggle('Use these instead', false),
    headingTag: onlyWith('enableOverride', choice('Kind', TEXT_TAGS)),
    textStyle: onlyWith('enableOverride', choice('Looks like', TEXT_STYLES)),
  }),
  textAlign: byDevice(inGroup('layout', choice('Alignment', ['left', 'center', 'right']))),
  paddingVertical: createPaddingField('Room above and below in pixels'),
  paddingHorizontal: createPaddingField('Room at the sides in pixels'),
  fontSize: byDevice(inGroup('style', optionalNumber('Size in pixels', { min: 8, max: 160 }))),
  textColor: colour('Colour'),
  backgroundColor: colour('Background'),
  isBold: inGroup('style', toggle('Bold', false)),
  isItalic: inGroup('style', toggle('Italic', false)),
  isUnderlined: inGroup('style', toggle('Underlined', false)),
  isStruck: inGroup('style', toggle('Struck through', false)),
}

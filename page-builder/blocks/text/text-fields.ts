import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { colour } from '../../fields/colour.ts'
import {
  byDevice,
  choice,
  inGroup,
  type Label,
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

const createPaddingField = (label: Label) =>
  byDevice(inGroup('layout', number(label, { fallback: 0, min: 0, max: 200 })))

/** The settings of the text. */
export const textFields = {
  text: paragraphs(messages.text),
  headingTag: byDevice(choice(messages.kind, TEXT_TAGS)),
  textStyle: byDevice(inGroup('style', choice(messages.looksLike, TEXT_STYLES))),
  textDisplayInfo: record(messages.oneKindAndLookForAllDevices, {
    enableOverride: toggle(messages.useTheseInstead, false),
    headingTag: onlyWith('enableOverride', choice(messages.kind, TEXT_TAGS)),
    textStyle: onlyWith('enableOverride', choice(messages.looksLike, TEXT_STYLES)),
  }),
  textAlign: byDevice(inGroup('layout', choice(messages.alignment, ['left', 'center', 'right']))),
  paddingVertical: createPaddingField(messages.roomAboveAndBelowInPixels),
  paddingHorizontal: createPaddingField(messages.roomAtTheSidesInPixels),
  fontSize: byDevice(inGroup('style', optionalNumber(messages.sizeInPixels, { min: 8, max: 160 }))),
  textColor: colour(messages.colour),
  backgroundColor: colour(messages.background),
  isBold: inGroup('style', toggle(messages.bold, false)),
  isItalic: inGroup('style', toggle(messages.italic, false)),
  isUnderlined: inGroup('style', toggle(messages.underlined, false)),
  isStruck: inGroup('style', toggle(messages.struckThrough, false)),
}

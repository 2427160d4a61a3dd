import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { colourField } from '../../fields/colour.ts'
import {
  inheritedByDevice,
  choiceField,
  inGroup,
  type Label,
  wholeNumberField,
  dependingOnToggle,
  optionalNumberField,
  paragraphsField,
  recordField,
  toggleField,
} from '../../fields/field.ts'

/** The elements that a text can be: a heading of a level, or a paragraph. */
export const TEXT_TAGS = ['h3', 'h1', 'h2', 'h4', 'h5', 'h6', 'p'] as const

/** The styles that a text can have, independent of its element; `as-tag` for the style of the element. */
export const TEXT_STYLES = ['as-tag', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const

const createPaddingField = (label: Label) =>
  inheritedByDevice(inGroup('layout', wholeNumberField(label, { fallback: 0, min: 0, max: 200 })))

/** The settings of the text. */
export const textFields = {
  text: paragraphsField(messages.text),
  headingTag: inheritedByDevice(choiceField(messages.kind, TEXT_TAGS)),
  textStyle: inheritedByDevice(inGroup('style', choiceField(messages.looksLike, TEXT_STYLES))),
  textDisplayInfo: recordField(messages.oneKindAndLookForAllDevices, {
    enableOverride: toggleField(messages.useTheseInstead, false),
    headingTag: dependingOnToggle('enableOverride', choiceField(messages.kind, TEXT_TAGS)),
    textStyle: dependingOnToggle('enableOverride', choiceField(messages.looksLike, TEXT_STYLES)),
  }),
  textAlign: inheritedByDevice(inGroup('layout', choiceField(messages.alignment, ['left', 'center', 'right']))),
  paddingVertical: createPaddingField(messages.roomAboveAndBelowInPixels),
  paddingHorizontal: createPaddingField(messages.roomAtTheSidesInPixels),
  fontSize: inheritedByDevice(inGroup('style', optionalNumberField(messages.sizeInPixels, { min: 8, max: 160 }))),
  textColor: colourField(messages.colour),
  backgroundColor: colourField(messages.background),
  isBold: inGroup('style', toggleField(messages.bold, false)),
  isItalic: inGroup('style', toggleField(messages.italic, false)),
  isUnderlined: inGroup('style', toggleField(messages.underlined, false)),
  isStruck: inGroup('style', toggleField(messages.struckThrough, false)),
}

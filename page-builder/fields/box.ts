import * as messages from '@hydrant/messages/compiled/page-builder/fields.js'
import type { Declarations } from '../registry/styles.ts'
import { colourField, toCssColour, findCssTextColour } from './colour.ts'
import { choiceField, inGroup, wholeNumberField, type Values } from './field.ts'

/** The settings of a block's border and background. */
export const boxFields = {
  borderWidth: inGroup('style', wholeNumberField(messages.widthOfTheBorderInPixels, { fallback: 0, min: 0, max: 40 })),
  borderStyle: inGroup('style', choiceField(messages.kindOfBorder, ['solid', 'dashed', 'dotted', 'double'])),
  borderColor: colourField(messages.colourOfTheBorder),
  borderRadius: inGroup(
    'style',
    wholeNumberField(messages.radiusOfTheCornersInPixels, { fallback: 0, min: 0, max: 200 }),
  ),
  backgroundColor: colourField(messages.background),
}

/** Converts the border and background settings to CSS; a block with either of them gets padding. */
export function toBoxStyle({
  borderWidth,
  borderStyle,
  borderColor,
  borderRadius,
  backgroundColor,
}: Values<typeof boxFields>): Declarations {
  return {
    border:
      borderWidth === 0 ? null : `${borderWidth}px ${borderStyle} ${toCssColour(borderColor) ?? 'var(--color-line)'}`,
    'border-radius': borderRadius === 0 ? null : `${borderRadius}px`,
    'background-color': toCssColour(backgroundColor),
    color: findCssTextColour(backgroundColor),
    padding: borderWidth === 0 && backgroundColor === '' ? null : 'var(--space-4)',
  }
}

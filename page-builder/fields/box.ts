import * as messages from '@hydrant/messages/compiled/page-builder/fields.js'
import type { Declarations } from '../registry/styles.ts'
import { colour, toCssColour, findInkColour } from './colour.ts'
import { choice, inGroup, number, type Values } from './field.ts'

/** The settings of a block's border and background. */
export const boxFields = {
  borderWidth: inGroup('style', number(messages.widthOfTheBorderInPixels, { fallback: 0, min: 0, max: 40 })),
  borderStyle: inGroup('style', choice(messages.kindOfBorder, ['solid', 'dashed', 'dotted', 'double'])),
  borderColor: colour(messages.colourOfTheBorder),
  borderRadius: inGroup('style', number(messages.radiusOfTheCornersInPixels, { fallback: 0, min: 0, max: 200 })),
  backgroundColor: colour(messages.background),
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
    color: findInkColour(backgroundColor),
    padding: borderWidth === 0 && backgroundColor === '' ? null : 'var(--space-4)',
  }
}

import type { Declarations } from '../registry/styles.ts'
import { colour, toCssColour, findInkColour } from './colour.ts'
import { choice, inGroup, number, type Values } from './field.ts'

/** The settings of a block's border and background. */
export const boxFields = {
  borderWidth: inGroup('style', number('Width of the border in pixels', { fallback: 0, min: 0, max: 40 })),
  borderStyle: inGroup('style', choice('Kind of border', ['solid', 'dashed', 'dotted', 'double'])),
  borderColor: colour('Colour of the border'),
  borderRadius: inGroup('style', number('Radius of the corners in pixels', { fallback: 0, min: 0, max: 200 })),
  backgroundColor: colour('Background'),
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

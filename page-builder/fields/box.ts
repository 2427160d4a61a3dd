import type { Declarations } from '../registry/styles.ts'
import { colour, cssColour, inkOn } from './colour.ts'
import { choice, inGroup, number, type Values } from './field.ts'

/** The settings of a block's frame and ground. */
export const boxFields = {
  borderWidth: inGroup('style', number('Width of the border in pixels', { fallback: 0, min: 0, max: 40 })),
  borderStyle: inGroup('style', choice('Kind of border', ['solid', 'dashed', 'dotted', 'double'])),
  borderColor: colour('Colour of the border'),
  borderRadius: inGroup('style', number('Radius of the corners in pixels', { fallback: 0, min: 0, max: 200 })),
  backgroundColor: colour('Background'),
}

/** How the frame and the ground look; where there is one, what is inside keeps away from it. */
export function boxLook({
  borderWidth,
  borderStyle,
  borderColor,
  borderRadius,
  backgroundColor,
}: Values<typeof boxFields>): Declarations {
  return {
    border:
      borderWidth === 0 ? null : `${borderWidth}px ${borderStyle} ${cssColour(borderColor) ?? 'var(--color-line)'}`,
    'border-radius': borderRadius === 0 ? null : `${borderRadius}px`,
    'background-color': cssColour(backgroundColor),
    color: inkOn(backgroundColor),
    padding: borderWidth === 0 && backgroundColor === '' ? null : 'var(--space-4)',
  }
}

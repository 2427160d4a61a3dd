import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  repeat,
  pickFill,
  shade,
  shadow,
  shape,
  createProductSvg,
  clampSize,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A halligan bar: fork at the lower end, adze and pick at the upper; `size` is the bar length. */
export function drawHalligan(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const half = Math.min(180, Math.round(165 * clampSize(options)))
  return createProductSvg(
    'Halligan bar',
    shadow(330, 584, 220),
    placeAt(
      326,
      316,
      -58,
      drawHorizontalCylinder(-half, 0, 2 * half, 34, bodyColour, 3),
      repeat(9, (step) => thinLine(`M${-60 + step * 14} -17l8 34`)),
      drawHorizontalCylinder(-half - 20, 0, 54, 52, palette.steelDark, 6),
      shape(
        `M${-half - 16} -26q-50-4-80 4l-64 10q-6 6 0 8l70-2q16 0 16 6t-16 6l-70-2q-6 2 0 8l64 10q30 8 80 4z`,
        bodyColour,
      ),
      shade(`M${-half - 16} 8q-50-2-76 2l-68 2 64 10q30 8 80 4z`),
      box(half - 6, -40, 66, 80, palette.steelDark, 8),
      shape(`M${half} -38q4-56 60-74 10-2 8 8-22 24-12 66z`, bodyColour),
      shape(`M${half + 58} -30q74-6 86 40l4 66q-12 4-20 0-2-64-26-70l-44 0z`, bodyColour),
      shade(`M${half + 58} -8q60-4 70 14l6 68h6l-2-66q-6-40-50-46z`),
      shade(`M${half - 6} 12h66v20q0 8-8 8H${half + 2}q-8 0-8-8z`),
    ),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import { clampCount, thinLine, repeat, pickFill, shade, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** High-pressure lifting air bags, stacked and inflated; `count` is how many (1 to 3). */
export function drawLiftingBag(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const bags = clampCount(options, 2, 1, 3)
  const bag = (y: number) =>
    shape(
      `M66 ${y + 66}q4-20 40-28 110-34 214-34t214 34q36 8 40 28-4 22-40 30-110 36-214 36t-214-36q-36-8-40-30z`,
      bodyColour,
    ) +
    shade(`M66 ${y + 70}q254 54 508 0-6 18-40 26-110 36-214 36t-214-36q-34-8-40-26z`) +
    thinLine(`M100 ${y + 66}q220 30 440 0`, palette.steelDark) +
    repeat(9, (step) =>
      thinLine(
        `M${128 + step * 44} ${y + 42 - Math.round(22 * Math.sin(((step + 1) / 10) * Math.PI))}l22 8`,
        palette.steelDark,
      ),
    ) +
    shape(`M320 ${y + 14}l52 24-52 24-52-24z`, palette.yellow) +
    thinLine(`M300 ${y + 38}h40M320 ${y + 29}v18`) +
    drawHorizontalCylinder(562, y + 66, 34, 28, palette.brass)
  return createProductSvg(
    'High-pressure lifting bags',
    shadow(320, 560, 290, 26),
    tube('M588 494q40 20 10 64', 14, palette.red),
    repeat(bags, (step) => bag(426 - step * 112)),
    tube(`M592 ${492 - (bags - 1) * 112}q44-80-40-130`, 14, palette.blue),
  )
}

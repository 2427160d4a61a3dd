import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  clampCount,
  thinLine,
  repeat,
  pickFill,
  highlight,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Stacked smooth-bore tips standing on their swivel; `count` is the number of tips (1 to 4). */
export function drawSmoothBore(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const tips = clampCount(options, 3, 1, 4)
  const bottom = 426
  const tipLength = Math.round(340 / tips)
  const half = (y: number) => Math.round(44 + (y - 90) * 0.17)
  const tip = (step: number) => {
    const low = bottom - step * tipLength
    const high = low - tipLength + 30
    const a = half(low)
    const b = half(high)
    return (
      shape(`M${320 - a} ${low}L${320 - b} ${high}h${2 * b}L${320 + a} ${low}z`, bodyColour) +
      shade(`M330 ${low}L330 ${high}H${320 + b}L${320 + a} ${low}z`) +
      highlight(`M${334 - a} ${low - 6}L${334 - b} ${high + 6}h10L${348 - a} ${low - 6}z`) +
      drawVerticalCylinder(320, high - 30, 2 * b + 20, 32, palette.black, 5) +
      thinLine(`M${320 - b / 2} ${high - 28}v28M${320 + b / 2} ${high - 28}v28`, palette.steelDark)
    )
  }
  return createProductSvg(
    'Smooth-bore nozzle tips, stacked',
    shadow(320, 566, 160),
    repeat(tips, tip),
    oval(320, bottom - tips * tipLength, half(90) + 8, 14, palette.steelLight),
    oval(320, bottom - tips * tipLength, half(90) - 12, 8, palette.ink),
    drawVerticalCylinder(320, 426, 240, 30, palette.steelLight, 5),
    drawVerticalCylinder(320, 456, 220, 104, bodyColour, 10),
    box(182, 474, 44, 62, bodyColour, 8),
    box(414, 474, 44, 62, bodyColour, 8),
    box(294, 474, 52, 62, bodyColour, 8),
    shade('M426 476h28v58h-28z'),
    thinLine('M222 546h196'),
    printedText(320, 410, options.label ?? '', 24),
  )
}

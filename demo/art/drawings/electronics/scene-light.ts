import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import { box, clampCount, disc, repeat, pickFill, printedText, shadow, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A two-head LED scene light on its tripod, `count` heads from 1 to 3; colour is the lamp housing. */
export function drawSceneLight(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  const heads = clampCount(options, 2, 1, 3)
  const wide = heads === 3 ? 170 : 200
  const left = 320 - (heads * (wide + 16) - 16) / 2
  const lamp = (step: number) => {
    const x = left + step * (wide + 16)
    const column = (columnStep: number) =>
      repeat(
        3,
        (m) =>
          disc(x + 34 + (columnStep * (wide - 68)) / 3, 84 + m * 34, 12, palette.white) +
          disc(x + 34 + (columnStep * (wide - 68)) / 3, 84 + m * 34, 5, palette.yellow),
      )
    return (
      box(x, 40, wide, 158, bodyColour, 12) +
      box(x + 12, 54, wide - 24, 130, palette.steelLight, 6) +
      repeat(4, column) +
      box(x + wide / 2 - 20, 196, 40, 26, palette.black, 4)
    )
  }
  return createProductSvg(
    'LED scene light on tripod',
    shadow(320, 594, 250),
    tube('M320 400L120 580', 18, palette.steel),
    tube('M320 400L520 580', 18, palette.steel),
    tube('M320 400v176', 18, palette.steelDark),
    tube('M320 520l-110-20M320 520l110-20', 10, palette.steelDark),
    ...[104, 304, 504].map((x) => box(x, 572, 34, 18, palette.black, 6)),
    tube(`M${left + wide / 2} 228H${640 - left - wide / 2}`, 18, palette.steelDark),
    drawVerticalCylinder(320, 220, 30, 150, palette.steelLight),
    drawVerticalCylinder(320, 350, 46, 70, palette.black, 6),
    disc(356, 384, 14, palette.red),
    repeat(heads, lamp),
    tube('M330 236q60 60 30 130t60 100 90 80', 8, palette.orange),
    printedText(320, 394, options.label ?? '', 18, palette.white),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt } from '../../parts.ts'
import {
  placeAt,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A hydraulic cutter with hooked blades to the right; colour is the tool body. */
export function drawCutter(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const blade =
    shape(
      'M352 268q24-86 110-112 62-18 128 14 14 8 6 22-10 14-26 8-64-20-104 22-32 36-16 78l-50 26z',
      palette.steelLight,
    ) +
    shade('M400 322l50-22q-16-42 16-78 40-42 104-22 12 4 22-4-30-30-92-10-84 28-100 136z') +
    thinLine('M448 290q-10-46 24-78 38-36 92-20')
  return createProductSvg(
    'Hydraulic cutter',
    shadow(320, 560, 250),
    `<g transform="translate(0 640) scale(1 -1)">${blade}</g>${blade}`,
    tube('M150 290Q56 262 66 334q8 66 82 26', 34, palette.black),
    tube('M206 262q-10-124 66-124 70 0 56 124', 34, palette.black),
    repeat(5, (step) => thinLine(`M${244 + step * 14} 124v28`, palette.steelDark)),
    drawHorizontalCylinder(96, 320, 60, 88, palette.black, 10),
    drawHorizontalCylinder(146, 320, 150, 132, bodyColour, 12),
    drawHorizontalCylinder(166, 320, 20, 140, palette.steel, 4),
    shape('M292 246l70 10q56 14 56 64t-56 64l-70 10z', palette.steelDark),
    disc(372, 320, 40, palette.steelLight),
    drawBolt(372, 320, 26, palette.steel),
    printedText(240, 330, options.label ?? 'CUT', 28, palette.white),
    tube('M100 350q-66 40-52 110 12 56 110 56', 16, palette.blue),
    placeAt(
      158,
      516,
      0,
      drawHorizontalCylinder(0, 0, 44, 30, palette.steel),
      drawHorizontalCylinder(44, 0, 26, 38, palette.black),
    ),
  )
}

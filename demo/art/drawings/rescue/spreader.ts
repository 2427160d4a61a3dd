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

/** A hydraulic spreader with its arms open to the right; colour is the tool body, `label` its maker. */
export function drawSpreader(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const arm =
    shape('M318 300q20-70 84-104l112-56q40-18 82 0l14 12-6 26q-90 6-146 52-46 38-60 84l-36 12z', palette.steelLight) +
    shade('M362 306q14-58 66-94 60-40 176-50l-2 16q-90 6-144 52-46 38-60 84z') +
    shape('M536 128q34-8 62 8l14 14-6 30q-40 2-74 14z', palette.steelDark) +
    thinLine('M548 132l-4 56M562 130l-4 54M576 132l-4 52M590 138l-4 44') +
    disc(424, 214, 13, palette.white) +
    disc(478, 182, 10, palette.white)
  return createProductSvg(
    'Hydraulic spreader',
    shadow(320, 560, 250),
    `${arm}<g transform="translate(0 640) scale(1 -1)">${arm}</g>`,
    tube('M150 282Q60 250 70 330q8 70 78 30', 34, palette.black),
    tube('M210 262q-4-120 70-120 66 0 52 120', 34, palette.black),
    repeat(5, (step) => thinLine(`M${252 + step * 14} 128v28`, palette.steelDark)),
    drawHorizontalCylinder(100, 320, 60, 88, palette.black, 10),
    drawHorizontalCylinder(150, 320, 140, 128, bodyColour, 12),
    drawHorizontalCylinder(172, 320, 22, 136, palette.steel, 4),
    shape('M286 250l76 22q30 10 30 48t-30 48l-76 22z', palette.steelDark),
    disc(346, 288, 24, palette.steelLight),
    drawBolt(346, 288, 14, palette.steel),
    disc(346, 352, 24, palette.steelLight),
    drawBolt(346, 352, 14, palette.steel),
    printedText(242, 330, options.label ?? 'SP 40', 28, palette.white),
    tube('M104 350q-70 40-56 110 12 56 110 56', 16, palette.blue),
    placeAt(
      158,
      516,
      0,
      drawHorizontalCylinder(0, 0, 44, 30, palette.steel),
      drawHorizontalCylinder(44, 0, 26, 38, palette.black),
    ),
  )
}

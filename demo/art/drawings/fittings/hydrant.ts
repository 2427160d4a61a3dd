import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawVerticalCylinder } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pillar hydrant with two outlets, bonnet and flange; colour is the body. */
export function drawHydrant(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const side =
    placeAt(
      236,
      300,
      180,
      drawHorizontalCylinder(0, 0, 40, 100, bodyColour, 4),
      drawHorizontalCylinder(40, 0, 20, 120, palette.steelLight, 4),
      drawHorizontalCylinder(58, 0, 48, 104, palette.steel, 8),
      box(104, -18, 26, 36, palette.steelDark, 5),
    ) + tube('M140 352q-6 50 76 52', 6, palette.steelDark)
  return createProductSvg(
    'Pillar hydrant',
    shadow(320, 580, 210, 26),
    withMirrorImage(320, side),
    drawVerticalCylinder(320, 200, 172, 340, bodyColour, 6),
    box(204, 530, 232, 44, bodyColour, 8),
    shade('M204 554h232v20H204z'),
    repeat(4, (step) => drawBolt(236 + step * 56, 552, 12)),
    box(216, 180, 208, 34, bodyColour, 8),
    repeat(5, (step) => drawBolt(240 + step * 40, 197, 9)),
    shape('M232 180q0-96 88-96t88 96z', bodyColour),
    shade('M350 90q58 14 58 90h-50z'),
    highlight('M250 170q2-52 44-70l4 12q-32 18-34 58z'),
    drawVerticalCylinder(320, 50, 48, 38, palette.steelLight, 6),
    thinLine('M304 50v36'),
    disc(320, 340, 78, bodyColour),
    disc(320, 340, 64, palette.steel),
    disc(320, 340, 46, palette.steelLight),
    drawBolt(320, 340, 24, palette.steelDark),
    repeat(4, (step) => rotate(step * 90, 320, 340, box(308, 256, 24, 24, palette.steel, 5))),
    thinLine('M240 440h160M240 500h160'),
    printedText(320, 482, options.label ?? 'DN 100', 34, palette.white),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawCoupling, drawVerticalCylinder } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A hydrant standpipe with two valved outlets and a bayonet foot; colour is the column. */
export function drawStandpipe(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const kind = options.coupling ?? 'storz'
  const wheel =
    tube('M196 92v56', 12, palette.steel) +
    box(140, 68, 112, 28, palette.red, 12) +
    thinLine('M160 72v20M180 72v20M212 72v20M232 72v20')
  const outlet =
    placeAt(
      250,
      196,
      180,
      drawHorizontalCylinder(-30, 0, 60, 84, bodyColour, 6),
      drawHorizontalCylinder(26, 0, 66, 100, palette.steel, 10),
      drawCoupling(kind, 92, 0, 0, 74),
    ) + wheel
  return createProductSvg(
    'Hydrant standpipe',
    shadow(320, 600, 160, 14),
    withMirrorImage(320, outlet),
    drawVerticalCylinder(320, 150, 110, 100, bodyColour, 16),
    shape('M284 150q0-40 36-40t36 40z', bodyColour),
    drawVerticalCylinder(320, 250, 78, 250, palette.steelLight, 4),
    drawVerticalCylinder(320, 300, 96, 26, palette.steelDark, 5),
    tube('M180 430h280', 24, palette.black),
    drawVerticalCylinder(320, 404, 104, 52, bodyColour, 8),
    drawBolt(320, 430, 13),
    drawVerticalCylinder(320, 496, 116, 44, palette.brass, 6),
    repeat(4, (step) => thinLine(`M${280 + step * 26} 500v36`)),
    shape('M250 540h140l16 30q4 18-16 18h-30v-22h-80v22h-30q-20 0-16-18z', palette.brass),
    shade('M340 540h50l16 30q4 18-16 18h-30v-22h-20z'),
    printedText(320, 382, options.label ?? '2.5 IN', 25),
  )
}

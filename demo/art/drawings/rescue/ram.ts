import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import {
  placeAt,
  thinLine,
  pickFill,
  printedText,
  shadow,
  shape,
  createProductSvg,
  clampSize,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A telescopic rescue ram, extended on both sides; `size` is how far. */
export function drawRam(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const out = Math.round(110 * clampSize(options))
  const claw = (x: number, side: number) =>
    `<g transform="translate(${x} 0) scale(${side} 1)">${shape('M0-40h26l34-14-8 22 14 14-14 18 14 18-14 14 8 22-34-14H0z', palette.steelDark)}${thinLine('M26-38v76')}</g>`
  return createProductSvg(
    'Telescopic rescue ram',
    shadow(330, 560, 220),
    placeAt(
      320,
      320,
      -38,
      drawHorizontalCylinder(120, 0, out, 62, palette.steelLight, 2),
      drawHorizontalCylinder(120, 0, Math.round(out * 0.55), 84, palette.steel, 3),
      claw(120 + out, 1),
      claw(-178, -1),
      drawHorizontalCylinder(-182, 0, 60, 84, palette.steel, 3),
      drawHorizontalCylinder(-130, 0, 256, 118, bodyColour, 10),
      drawHorizontalCylinder(-110, 0, 22, 126, palette.black),
      drawHorizontalCylinder(90, 0, 22, 126, palette.black),
      printedText(-12, 12, options.label ?? 'R 1400', 36, palette.white),
      tube('M-70 60v44q0 24 24 24h70q24 0 24-24V60', 26, palette.black),
      drawHorizontalCylinder(-46, 76, 24, 30, palette.steel),
    ),
    tube('M268 470q-60 90-150 70', 16, palette.blue),
    placeAt(
      118,
      540,
      190,
      drawHorizontalCylinder(0, 0, 40, 30, palette.steel),
      drawHorizontalCylinder(40, 0, 24, 38, palette.black),
    ),
  )
}

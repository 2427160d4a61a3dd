import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import { placeAt, box, thinLine, repeat, pickFill, printedText, shadow, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A sledgehammer leaning to the left; colour is the handle. */
export function drawSledgehammer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Sledgehammer',
    shadow(330, 592, 200, 16),
    placeAt(
      230,
      150,
      58,
      drawHorizontalCylinder(-10, 0, 500, 34, bodyColour, 8),
      drawHorizontalCylinder(330, 0, 150, 42, palette.black, 10),
      repeat(6, (step) => thinLine(`M${346 + step * 22} -20v40`, palette.steelDark)),
      box(46, -24, 60, 48, palette.black, 8),
    ),
    placeAt(
      230,
      150,
      -32,
      drawHorizontalCylinder(-128, 0, 256, 112, palette.steel, 10),
      drawHorizontalCylinder(-140, 0, 30, 96, palette.steelLight, 8),
      drawHorizontalCylinder(112, 0, 30, 96, palette.steelLight, 8),
      printedText(0, 12, options.label ?? '10 LB', 34),
    ),
  )
}

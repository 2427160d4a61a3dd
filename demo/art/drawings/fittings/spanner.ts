import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawScrewThread } from '../../parts.ts'
import { placeAt, thinLine, repeat, pickFill, printedText, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An adjustable hydrant wrench with spanner hook; colour is the handle. */
export function drawSpanner(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Adjustable hydrant wrench',
    shadow(320, 590, 200),
    placeAt(
      330,
      316,
      -52,
      drawHorizontalCylinder(-300, 0, 330, 48, bodyColour, 20),
      repeat(9, (step) => thinLine(`M${-286 + step * 15} -22l8 44`)),
      drawScrewThread(-20, 0, 90, 36, palette.steelLight),
      shape(
        'M40-36h44l14-22a92 92 0 0 1 150-4q34 8 40 58-10 22-24 22-10-22-22-26a92 92 0 0 1-144 66l-14-22H40zM120-8l14 44 50 6 36-34-22-50-48 0z',
        palette.steel,
      ),
      shade('M40 8h52l26 38q50 24 96-8l24-36q0 40-36 60a92 92 0 0 1-104-4l-14-22H40z'),
      shape('M120-8l14 44 50 6 36-34-22-50-48 0z'),
      thinLine('M52-26v52M66-26v52'),
      printedText(-130, 9, options.label ?? '', 24, palette.white),
    ),
  )
}

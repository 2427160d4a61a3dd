import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt } from '../../parts.ts'
import { placeAt, box, repeat, pickFill, printedText, shade, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pike pole with hooked steel head and D-handle; colour is the pole. */
export function drawPikePole(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Pike pole',
    shadow(320, 596, 180, 16),
    placeAt(
      312,
      336,
      -62,
      drawHorizontalCylinder(-210, 0, 420, 32, bodyColour, 3),
      repeat(4, (step) => box(-120 + step * 14, -18, 8, 36, palette.black, 2)),
      repeat(4, (step) => box(70 + step * 14, -18, 8, 36, palette.black, 2)),
      drawHorizontalCylinder(-236, 0, 44, 44, palette.black, 6),
      tube('M-232-8q-70-40-78 8 8 48 78 8', 20, palette.black),
      drawHorizontalCylinder(196, 0, 56, 46, palette.steelDark, 5),
      drawBolt(224, 0, 10),
      shape('M250-22h30l80 16q8 6 0 12l-80 16h-30z', palette.steel),
      shade('M250 6h112l-82 16h-30z'),
      shape('M262-20q-2-56-60-60-14 0-8 10 40 4 38 50z', palette.steel),
    ),
    printedText(330, 350, options.label ?? '', 20),
  )
}

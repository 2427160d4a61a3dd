import { palette } from '../../palette.ts'
import { horizontalCylinder, coupling } from '../../parts.ts'
import { box, pickFill, highlight, printedText, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A reducer from a large to a small coupling; colour is the body, `coupling` the small end. */
export function reducer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Reducer',
    shadow(310, 540, 210),
    coupling(options.coupling ?? 'threaded', 386, 310, 0, 118),
    horizontalCylinder(92, 310, 26, 296, palette.black, 5),
    horizontalCylinder(112, 310, 120, 330, palette.steel, 12),
    box(142, 128, 60, 40, palette.steel, 8),
    box(142, 452, 60, 40, palette.steel, 8),
    box(142, 286, 60, 50, palette.steelLight, 8),
    shape('M232 170h24q50 84 130 84v112q-80 0-130 84h-24z', bodyColour),
    shade('M232 366q60 10 154 0-80 0-130 84h-24z'),
    highlight('M240 186h14q30 54 100 80-80-8-114-56z'),
    printedText(302, 322, options.label ?? '3–1½', 32, palette.white),
  )
}

import { palette } from '../../palette.ts'
import { pickFill, highlight, printedText, oval, shade, shadow, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A coupling gasket with a second one behind it; colour is the rubber. */
export function drawGasket(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'rubber')
  const ring = (cx: number, cy: number) =>
    oval(cx, cy + 26, 196, 118, bodyColour) +
    shade(`M${cx - 196} ${cy + 26}a196 118 0 0 0 392 0v-26a196 118 0 0 1-392 0z`) +
    oval(cx, cy, 196, 118, bodyColour) +
    highlight(`M${cx - 176} ${cy - 20}a176 100 0 0 1 150-76v12a160 88 0 0 0-138 68z`) +
    oval(cx, cy, 124, 68, palette.white)
  return createProductSvg(
    'Coupling gaskets',
    shadow(320, 520, 250),
    ring(370, 250),
    ring(270, 370),
    printedText(270, 386, options.label ?? '', 34),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawInlet, drawScrewThread } from '../../parts.ts'
import {
  thinLine,
  disc,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A ball valve shut-off with bail handle, inlet coupling on the left and thread on the right. */
export function drawBallValve(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Ball valve shut-off with bail handle',
    shadow(320, 530, 230),
    drawInlet(options.coupling ?? 'threaded', 216, 370, 180, 138),
    drawScrewThread(452, 370, 96, 118),
    drawHorizontalCylinder(428, 370, 34, 150, palette.steelLight, 4),
    shape('M200 300h50q30-40 84-40t84 40h24v140h-24q-30 40-84 40t-84-40h-50z', palette.steel),
    shade('M200 396h242v44h-24q-30 40-84 40t-84-40h-50z'),
    highlight('M262 306q28-30 72-32v16q-38 4-58 26z'),
    tube('M318 368L270 176q-10-44 36-44h150q44 0 36 42l-6 30', 36, bodyColour),
    thinLine('M318 122h120M318 142h120', palette.ink),
    disc(326, 370, 64, palette.steelLight),
    disc(326, 370, 44, bodyColour),
    drawBolt(326, 370, 22, palette.steel),
    printedText(326, 466, options.label ?? '', 22),
  )
}

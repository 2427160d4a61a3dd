import { palette } from '../../palette.ts'
import {
  placeAt,
  thinLine,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pair of pull-on fire boots with toe cap, lug sole and pull loops; colour is the shaft. */
export function drawBoots(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const boot =
    tube('M40 70q-2-46 30-46t32 46', 14, palette.red) +
    tube('M150 70q-2-46 26-46t26 46', 14, palette.red) +
    shape('M20 60q90-20 190 0l-4 190q0 40 60 60 80 20 110 60 14 30 6 60H14q-10-60 4-130 10-60 2-240z', bodyColour) +
    shade('M20 60q90-20 190 0l-1 30q-90-18-188 0zM14 430q-8-40-2-76 180 50 368 30 8 20 2 46z') +
    highlight('M40 100q10 120 0 200l-14 70q10-140-2-262z') +
    shape('M270 312q70 18 104 56 16 30 8 62h-120q-8-70 8-118z', palette.yellow) +
    shade('M262 400h122l-2 30H262z') +
    reflectiveTrim('M21 130q96-18 188 0', 30) +
    thinLine('M206 250q-60-10-90 20M214 274q-50-6-80 22M232 292q-40 0-66 26') +
    shape('M16 350q50-20 104 0v80H14z', bodyColour) +
    thinLine('M30 376h76M30 398h80') +
    shape(
      'M10 428h376q8 0 6 16l-4 20h-40l-6 10h-36l-6-10h-24l-6 10h-36l-6-10H132l-4 10H18q-12-20-8-46z',
      palette.rubber,
    ) +
    thinLine('M40 432v36M74 432v36M108 432v36M180 432v24M220 432v24M280 432v24M330 432v24')
  return createProductSvg(
    'Fire boots, pair',
    shadow(320, 584, 280),
    placeAt(230, 92, 0, boot),
    placeAt(36, 110, 0, boot, printedText(115, 226, options.label ?? '', 26, palette.white)),
  )
}

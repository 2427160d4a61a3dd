import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  disc,
  repeat,
  pickFill,
  highlight,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A rope bag with rope and carabiner in front; colour is the rope, `label` its length. */
export function drawRopeBag(options: DrawingOptions = {}): string {
  const ropeColour = pickFill(options, 'orange')
  const rope = 'M300 150q-10-70 60-80 110-10 140 70 40 130 0 250-30 90-60 130'
  return createProductSvg(
    'Rope bag with carabiner',
    shadow(310, 590, 230),
    tube('M134 262q-80 50-44 140t24 100', 22, palette.black),
    tube(rope, 26, ropeColour),
    dashedLine(rope, '4 12', 16, 0.4),
    shape('M130 190q110-50 250 0l20 340q-140 80-290 0z', palette.red),
    shade('M300 170q50 6 80 20l20 340q-40 22-90 34z'),
    highlight('M150 220h16l-10 300-18-8z'),
    oval(255, 184, 128, 34, palette.black),
    tube('M206 180q50-40 100 0t-50 16-60-20', 22, ropeColour),
    tube('M270 176q14-20 34-30', 26, ropeColour),
    reflectiveTrim('M121 396q130 66 271 0', 32),
    box(190, 270, 136, 80, palette.white, 8),
    printedText(258, 322, options.label ?? '60 m', 38),
    repeat(5, (step) => disc(150 + step * 50, 214 + Math.round(14 * Math.sin((step * Math.PI) / 4)), 7, palette.brass)),
    tube('M420 470q-10-60 50-66 70 0 66 70l-16 70q-10 44-56 40-40-6-36-50z', 18, palette.steelLight),
    tube('M424 480l10 54', 20, palette.steelDark),
    box(416, 488, 34, 42, palette.steel, 5),
  )
}

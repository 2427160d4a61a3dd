import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A first-aid trauma bag with cross, pockets and reflective band; colour is the cloth. */
export function drawTraumaBag(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Trauma bag',
    shadow(320, 566, 280),
    tube('M220 220Q220 96 320 96t100 124', 26, palette.black),
    box(280, 84, 80, 30, palette.rubber, 8),
    shape('M96 216h448q40 10 46 70v220q0 44-44 44H94q-44 0-44-44V286q6-60 46-70z', bodyColour),
    shade('M50 470h540v36q0 44-44 44H94q-44 0-44-44z'),
    thinLine('M56 276q264 30 528 0'),
    dashedLine('M58 264q262 30 524 0', '6 5', 3, 0.7),
    disc(540, 278, 9, palette.steel),
    tube('M540 286v26', 8, palette.black),
    shape('M50 330h44v170H50zM546 330h44v170h-44z', palette.black),
    reflectiveTrim('M50 508h540', 30),
    box(174, 318, 292, 176, bodyColour, 14),
    dashedLine('M182 340h276', '6 5', 3, 0.7),
    shade('M174 452h292v28q0 14-14 14H188q-14 0-14-14z'),
    disc(320, 404, 68, palette.white),
    shape('M302 356h36v30h30v36h-30v30h-36v-30h-30v-36h30z', palette.green),
    ...[120, 486].map((x) => box(x, 222, 34, 328, palette.black, 4) + box(x - 6, 300, 46, 34, palette.steelDark, 5)),
    printedText(424, 480, options.label ?? '', 20, palette.white),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A rechargeable box lantern with shoulder strap; colour is the body. */
export function drawBoxLantern(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Rechargeable box lantern',
    shadow(350, 560, 230),
    flatShape('M150 250L10 190v300l140-60z', '#fdf0b8'),
    flatShape('M150 276L10 246v190l140-36z', '#fbe27c'),
    tube('M536 268q90 60 50 190t-146 78', 18, palette.black),
    tube('M260 236v-60q0-50 50-50h150q56 0 56 56v62', 40, palette.black),
    thinLine('M320 116v22M350 114v24M380 114v24M410 114v24', palette.steelDark),
    box(300, 98, 60, 22, palette.red, 8),
    shape('M230 222h270q50 0 50 50v220q0 50-50 50H230z', bodyColour),
    shade('M230 440h320v52q0 50-50 50H230z'),
    highlight('M330 240h160q22 0 28 20l-10 6q-6-10-20-10H330z'),
    shape('M230 200l-60 30q-20 10-20 40v116q0 30 20 40l60 30q40-20 40-128t-40-128z', palette.black),
    thinLine('M222 212q36 20 36 116t-36 116', palette.steelDark),
    oval(160, 328, 36, 100, palette.steelLight),
    oval(158, 328, 25, 78, palette.white),
    oval(156, 328, 11, 34, palette.yellow),
    box(324, 290, 172, 66, palette.white, 8),
    printedText(410, 334, options.label ?? '1000 lm', 34),
    repeat(4, (step) => box(326 + step * 32, 384, 22, 22, step < 3 ? palette.lime : palette.rubber, 4)),
    disc(478, 395, 15, palette.black),
    box(214, 520, 348, 28, palette.black, 10),
    thinLine('M330 430v76M354 430v76M378 430v76', palette.ink),
    disc(536, 268, 12, palette.steelLight),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  disc,
  flatShape,
  highlight,
  oval,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  thinLine,
  tube,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A round pail of foam concentrate with lid and wire handle; colour is the body, `label` the concentrate. */
export function drawFoamPail(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'white')
  return createProductSvg(
    'Foam concentrate pail',
    shadow(320, 584, 200),
    tube('M138 214Q150 60 320 60T502 214', 12, palette.steel),
    box(268, 48, 104, 30, palette.black, 12),
    shape('M138 190h364l-32 356q-150 56-300 0z', bodyColour),
    shade('M400 190h102l-32 356q-50 20-104 26z'),
    highlight('M164 236h16l22 320-14-6z'),
    thinLine('M142 236q178 54 356 0M166 506q154 56 308 0', palette.steelDark),
    oval(320, 190, 188, 46, bodyColour),
    oval(320, 180, 188, 46, bodyColour),
    oval(320, 180, 158, 34),
    disc(138, 216, 16, palette.steelLight),
    disc(502, 216, 16, palette.steelLight),
    box(196, 290, 248, 200, palette.blue, 8),
    flatShape('M199 294h242v62H199z', palette.navy),
    printedText(320, 338, options.label ?? 'AFFF 3%', 40, palette.white),
    shape('M222 462q-34-8-20-38 8-18 28-12 4-34 38-32 26 2 32 26 26-8 34 14 10 34-22 42z', palette.white),
    printedText(392, 420, '5 GAL', 34, palette.white),
    printedText(392, 462, 'FOAM', 28, palette.white),
  )
}

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

/** A right-angle firefighting flashlight with clip; colour is the body. */
export function drawHelmetLight(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Right-angle flashlight',
    shadow(300, 592, 160),
    flatShape('M396 130l220-70v240L396 240z', '#fdf0b8'),
    flatShape('M396 150l220-30v120l-220-20z', '#fbe27c'),
    shape('M196 230h160v320q0 34-34 34h-92q-34 0-34-34z', bodyColour),
    shade('M306 230h50v320q0 34-34 34h-16z'),
    highlight('M212 246h14v300h-14z'),
    repeat(6, (step) => box(236, 330 + step * 34, 84, 18, palette.black, 6)),
    box(186, 540, 180, 34, palette.black, 10),
    shape('M176 130q0-40 40-40h120l60 10v160l-60 10H216q-40 0-40-40z', bodyColour),
    shade('M176 220h220v40l-60 10H216q-40 0-40-40z'),
    shape('M336 84l56-14q14 0 14 14v204q0 14-14 14l-56-14z', palette.black),
    thinLine('M356 82v212M374 76v222', palette.steelDark),
    oval(406, 186, 18, 100, palette.white),
    oval(408, 186, 9, 62, palette.yellow),
    box(220, 66, 70, 30, palette.rubber, 10),
    tube('M186 150h-18q-14 0-14 18v196', 18, palette.steel),
    disc(154, 378, 12, palette.steel),
    box(206, 286, 130, 32, palette.white, 5),
    printedText(271, 310, options.label ?? '350 lm', 24),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  pickFill,
  flatShape,
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

/** A traditional fire helmet with front shield, eye shield and rear brim; colour is the shell, `label` the shield. */
export function drawHelmet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Structural fire helmet',
    shadow(320, 560, 220),
    tube('M190 400q-10 110 110 130 90 8 100-120', 18, palette.black),
    box(276, 512, 60, 34, palette.steelDark, 6),
    shape('M196 400h250l-18 60q-110 30-214-6z', palette.rubber),
    thinLine('M216 424h210M220 444h200', palette.steelDark),
    shape('M40 398q60-20 100-40l300-6q90 0 160 64 10 22-20 26-110-34-240-26-150 8-270 26-50 0-30-44z', bodyColour),
    shade('M40 398q-20 44 30 44 120-18 270-26 130-8 240 26 30-4 20-26-120-30-280-22-160 6-280 4z'),
    thinLine('M66 418q140-18 290-22 130-2 216 28'),
    shape('M130 366q-10-250 190-258 190 0 200 252-180-26-390 6z', bodyColour),
    shade('M440 150q76 60 80 210-60-8-110-8 40-110 30-202z'),
    highlight('M164 300q10-120 90-158l8 14q-66 40-78 146z'),
    shape('M308 108q14-16 30 0 24 120 20 244h-46q2-130-4-244z', bodyColour),
    thinLine('M240 122q-36 90-40 238M420 134q24 90 30 220'),
    flatShape('M136 330q190-28 380-2v26q-190-26-380 6z', palette.black),
    reflectiveTrim('M146 342l34-5', 22),
    reflectiveTrim('M486 336l26 4', 22),
    shape('M374 128l40-16 30 24q36 4 60-6 16 90-6 190l-58 40-66-28q-20-100 0-204z', palette.black),
    shape('M386 150q56 8 106 0 8 80-8 156l-46 32-48-24q-14-80-4-164z', palette.white),
    shape('M390 176q50 6 104 0v40q-54 8-106 0z', bodyColour),
    printedText(441, 208, options.label ?? 'ENGINE', 23, palette.white),
    printedText(438, 286, '7', 66),
    shape('M180 372q170-26 340-4 10 30-6 66-150-20-320 6-20-30-14-68z', 'rgb(188 216 234 / .55)'),
    disc(168, 366, 16, palette.steel),
    disc(526, 366, 16, palette.steel),
  )
}

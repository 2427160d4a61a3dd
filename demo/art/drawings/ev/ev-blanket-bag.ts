import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An EV fire blanket folded into its carrying bag; colour is the bag. */
export function drawEvBlanketBag(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'EV fire blanket in bag',
    shadow(320, 560, 270),
    tube('M200 250Q200 110 320 110T440 250', 26, palette.black),
    repeat(4, (step) =>
      shape(`M110 ${262 - step * 24}q-20-14 0-26h420q20 12 0 26z`, step % 2 ? palette.steel : palette.steelLight),
    ),
    dashedLine('M120 248h400', '8 8', 3),
    shape('M62 262q0-14 14-14h488q14 0 14 14v250q0 34-34 34H96q-34 0-34-34z', bodyColour),
    shade('M62 440h516v72q0 34-34 34H96q-34 0-34-34z'),
    shape('M62 262q0-14 14-14h488q14 0 14 14v64q-258 40-516 0z', bodyColour),
    dashedLine('M68 316q252 38 504 0', '9 7', 3, 0.7),
    box(180, 236, 38, 308, palette.black, 4),
    box(422, 236, 38, 308, palette.black, 4),
    box(172, 330, 54, 36, palette.steelDark, 6),
    box(414, 330, 54, 36, palette.steelDark, 6),
    box(236, 376, 168, 110, palette.white, 8),
    shape('M326 384l-38 54h26l-8 40 40-56h-26z', palette.yellow),
    printedText(268, 446, options.label ?? 'EV', 32),
    dashedLine('M78 528h484', '9 7', 3, 0.7),
  )
}

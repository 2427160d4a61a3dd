import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pail or canister of foam concentrate; colour is the body, `label` the concentrate. */
export function foamPail(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'white')
  return createProductSvg(
    'Foam concentrate canister',
    shadow(320, 580, 220),
    shape(
      'M152 214q0-26 26-32l84-22V96h50v52h80q34 0 44 26l48 66q4 8 4 20v282q0 30-30 30H182q-30 0-30-30z',
      bodyColour,
    ),
    shade('M420 160l64 80q4 8 4 20v282q0 30-30 30h-70V160z'),
    highlight('M168 226q0-16 16-20l10 0v340h-12q-14 0-14-16z'),
    box(250, 70, 74, 44, palette.red, 6),
    repeat(6, (n) => thinLine(`M${260 + n * 11} 76v32`)),
    shape('M340 190h66q14 0 22 12l28 44q8 16-8 16h-20q-10 0-16-10l-16-24h-56q-18 0-18-18t18-20z', palette.steelDark),
    box(184, 296, 272, 216, palette.blue, 8),
    flatShape('M187 300h266v60H187z', palette.navy),
    printedText(320, 344, options.label ?? 'AFFF 3%', 40, palette.white),
    shape('M214 480q-34-8-20-38 8-18 28-12 4-34 38-32 26 2 32 26 26-8 34 14 10 34-22 42z', palette.white),
    printedText(398, 430, '20 L', 40, palette.white),
    printedText(398, 476, 'FOAM', 28, palette.white),
    thinLine('M152 284h336M152 528h336', palette.steelDark),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Turnout trousers on red suspenders with knee pads, cargo pockets and trim; colour is the shell. */
export function drawTrousers(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'tan')
  const leg =
    shape('M218 150h102v130l-12 60-16 240q-50 14-106 2l4-240z', bodyColour) +
    shade('M320 180v100l-12 60-16 240-22 4 14-300z') +
    box(168, 300, 84, 104, bodyColour, 6) +
    shape('M162 294h96v32l-10 8h-76l-10-8z', bodyColour) +
    thinLine('M210 336v62') +
    shape('M212 400q40-12 84 0l-6 84q-36 12-76 0z', palette.black) +
    thinLine('M222 422h62M220 444h62M220 466h62', palette.steelDark) +
    reflectiveTrim('M188 518q52 12 110 0', 34) +
    shape('M186 560l106-2-2 22q-50 14-106 4z', palette.black)
  return createProductSvg(
    'Turnout trousers with suspenders',
    shadow(320, 596, 170, 16),
    '<g transform="translate(-61 0) scale(1.19 1)">',
    tube('M250 150Q236 40 286 36q30 0 60 60l54 60', 24, palette.maroon),
    tube('M390 150Q404 40 354 36q-30 0-60 60l-54 60', 24, palette.red),
    box(298, 66, 44, 40, palette.black, 8),
    withMirrorImage(320, leg),
    box(214, 140, 212, 42, bodyColour, 6),
    dashedLine('M220 172h200', '6 5', 3),
    shape('M306 182h34v80q-4 20-20 26l-14-6z', bodyColour),
    thinLine('M320 182v90'),
    box(296, 150, 48, 22, palette.steelDark, 4),
    ...[242, 398].map((x) => box(x - 16, 126, 32, 44, palette.black, 4) + box(x - 12, 136, 24, 16, palette.steel, 3)),
    printedText(210, 318, options.label ?? '', 20),
    '</g>',
  )
}

import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
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

/** A portable radio with speaker microphone; colour is the housing. */
export function drawRadio(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'lime')
  return createProductSvg(
    'Portable radio with speaker microphone',
    shadow(310, 596, 230),
    tube('M330 120q110-40 120 60 6 70-30 100t20 60', 12, palette.black),
    dashedLine('M330 120q110-40 120 60 6 70-30 100t20 60', '3 5', 10, 0.8),
    shape('M142 30q18-12 34 0v150h-34z', palette.black),
    drawVerticalCylinder(236, 134, 40, 50, palette.black, 6),
    drawVerticalCylinder(300, 134, 40, 50, palette.black, 6),
    thinLine('M228 138v40M236 138v40M292 138v40M300 138v40', palette.steelDark),
    shape('M116 186q0-14 14-14h196q14 0 14 14l-6 384q0 18-18 18H140q-18 0-18-18z', bodyColour),
    shade('M284 172h42q14 0 14 14l-6 384q0 18-18 18h-32z'),
    shape('M148 200h160v150H148z', palette.black),
    repeat(6, (step) => thinLine(`M162 ${218 + step * 22}h132`, palette.steelDark)),
    box(150, 366, 156, 90, palette.ink, 6),
    box(160, 376, 136, 70, '#b9d7a8', 3),
    printedText(228, 420, options.label ?? 'OPS 1', 30),
    repeat(3, (step) => box(154 + step * 52, 470, 42, 26, palette.rubber, 6)),
    repeat(3, (step) => repeat(2, (m) => box(154 + step * 52, 508 + m * 30, 42, 20, palette.steelDark, 5))),
    box(100, 250, 22, 90, palette.red, 8),
    shape('M390 350q0-24 24-24h92q24 0 24 24l-10 170q-4 40-60 40t-60-40z', palette.black),
    disc(460, 406, 50, palette.rubber),
    repeat(5, (step) => thinLine(`M430 ${382 + step * 12}h60`, palette.steelDark)),
    disc(460, 504, 20, palette.orange),
    box(376, 380, 20, 84, palette.red, 8),
  )
}

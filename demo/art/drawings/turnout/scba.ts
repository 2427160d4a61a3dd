import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawGauge, drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
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

/**
 * Breathing apparatus: cylinder on its back plate with harness, gauge line and demand valve; colour is the cylinder.
 */
export function drawScba(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Self-contained breathing apparatus',
    shadow(320, 600, 190, 16),
    tube('M236 200Q120 170 110 330q0 130 90 170', 34, palette.black),
    tube('M404 200q116-30 126 130 0 130-90 170', 34, palette.black),
    dashedLine('M236 200Q120 170 110 330q0 130 90 170', '2 10', 22, 0.5),
    dashedLine('M404 200q116-30 126 130 0 130-90 170', '2 10', 22, 0.5),
    reflectiveTrim('M111 320q0 30 6 56', 24),
    reflectiveTrim('M529 320q0 30-6 56', 24),
    shape('M222 110q98-40 196 0l16 120-20 270-34 70H260l-34-70-20-270z', palette.rubber),
    tube('M190 520q-80 0-110 30M450 520q80 0 110 30', 30, palette.black),
    box(60, 532, 46, 36, palette.red, 6),
    box(534, 532, 46, 36, palette.steel, 6),
    shape('M236 200q0-70 84-70t84 70v260q0 70-84 70t-84-70z', bodyColour),
    shade('M350 134q54 12 54 66v260q0 60-60 68z'),
    highlight('M254 206q2-40 26-52v310h-18q-8-10-8-24z'),
    box(226, 236, 188, 30, palette.black, 4),
    box(226, 396, 188, 30, palette.black, 4),
    box(296, 228, 48, 46, palette.steelDark, 6),
    box(296, 388, 48, 46, palette.steelDark, 6),
    printedText(320, 344, options.label ?? '', 34),
    drawVerticalCylinder(320, 526, 62, 40, palette.brass, 5),
    drawHorizontalCylinder(350, 560, 56, 24, palette.steel),
    box(400, 540, 30, 40, palette.black, 6),
    repeat(3, (step) => thinLine(`M${407 + step * 8} 544v32`, palette.steelDark)),
    shape('M262 88q58-20 116 0v36H262z', palette.black),
    tube('M276 88q44-40 88 0', 16, palette.black),
    tube('M214 180Q150 200 150 300v60', 12, palette.black),
    drawGauge(150, 380, 32),
    tube('M420 170q80 10 80 120v50', 16, palette.black),
    disc(500, 366, 36, palette.black),
    disc(500, 366, 22, palette.red),
  )
}

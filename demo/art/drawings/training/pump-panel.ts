import { palette } from '../../palette.ts'
import { drawGauge } from '../../parts.ts'
import { box, thinLine, disc, repeat, pickFill, printedText, shade, shadow, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pump panel trainer on wheels: gauges, levers and ports; colour is the cabinet. */
export function drawPumpPanel(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const lever = (step: number) =>
    box(142 + step * 74, 350, 26, 86, palette.ink, 6) +
    tube(`M${155 + step * 74} 400v-40`, 10, palette.steelLight) +
    disc(155 + step * 74, 352, 15, step % 2 === 0 ? palette.yellow : palette.blue)
  return createProductSvg(
    'Pump panel trainer',
    shadow(320, 600, 240, 16),
    repeat(
      2,
      (step) => disc(160 + step * 320, 572, 26, palette.black) + disc(160 + step * 320, 572, 9, palette.steelLight),
    ),
    box(80, 60, 480, 496, bodyColour, 14),
    shade('M80 500h480v42q0 14-14 14H94q-14 0-14-14z'),
    box(106, 88, 428, 366, palette.steelLight, 8),
    drawGauge(200, 170, 62),
    drawGauge(340, 170, 62),
    box(424, 112, 90, 60, palette.ink, 6),
    thinLine('M434 156l20-22 18 14 30-26', palette.lime),
    repeat(3, (step) => disc(440 + step * 30, 204, 10, step === 0 ? palette.green : palette.red)),
    repeat(5, (step) => drawGauge(158 + step * 74, 290, 30)),
    repeat(5, lever),
    box(200, 474, 240, 52, palette.white, 6),
    printedText(320, 512, options.label ?? 'PUMP', 34),
  )
}

import { palette } from '../../palette.ts'
import { drawBolt, drawGauge } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A petrol hydraulic power unit in its tube frame with twin hose reels on top. */
export function drawPowerUnit(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const reel = (cx: number, hose: string) =>
    disc(cx, 190, 104, palette.steelDark) +
    disc(cx, 190, 92, hose) +
    repeat(3, (step) => `<circle cx="${cx}" cy="190" r="${84 - step * 12}" stroke-width="3" stroke-opacity=".55"/>`) +
    disc(cx, 190, 46, palette.steelLight) +
    repeat(4, (step) => rotate(step * 90 + 45, cx, 190, thinLine(`M${cx} 178v-30`))) +
    drawBolt(cx, 190, 14, palette.steel)
  return createProductSvg(
    'Hydraulic power unit with hose reels',
    shadow(320, 576, 260),
    reel(208, palette.blue),
    reel(432, palette.orange),
    box(96, 300, 300, 200, palette.steel, 10),
    shade('M96 440h300v50q0 10-10 10H106q-10 0-10-10z'),
    box(116, 318, 120, 130, bodyColour, 8),
    repeat(6, (step) => thinLine(`M130 ${340 + step * 16}h92`)),
    disc(316, 400, 66, palette.black),
    disc(316, 400, 50, palette.rubber),
    repeat(8, (step) => rotate(step * 45, 316, 400, thinLine('M316 372v-16', palette.steelLight))),
    disc(316, 400, 18, bodyColour),
    tube('M372 380h44', 12, palette.black),
    box(404, 300, 140, 200, bodyColour, 12),
    shade('M490 300h42q12 0 12 12v176q0 12-12 12h-42z'),
    box(424, 324, 100, 60, palette.white, 6),
    printedText(474, 364, options.label ?? 'PU 2', 28),
    drawGauge(474, 432, 32),
    tube('M72 556V284q0-20 20-20h456q20 0 20 20v272', 22, palette.black),
    tube('M52 540h536', 22, palette.black),
    box(70, 548, 60, 26, palette.rubber, 6),
    box(510, 548, 60, 26, palette.rubber, 6),
  )
}

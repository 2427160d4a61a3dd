import { palette } from '../../palette.ts'
import { drawGauge } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions, Point } from '../../pen.ts'

/** A training smoke generator blowing smoke to the right; colour is the case. */
export function drawSmokeMachine(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const corners: readonly Point[] = [
    [50, 228],
    [372, 228],
    [50, 508],
    [372, 508],
  ]
  return createProductSvg(
    'Training smoke generator',
    shadow(280, 572, 250),
    flatShape('M440 400q20-70 70-60-6-70 60-70 60 10 50 70 30 30 0 70-20 40-70 24-40 34-110 0z', palette.steelLight),
    flatShape('M452 400q40-40 80-20 10-40 50-30 40 20 20 54-20 30-60 16-50 20-90 0z', palette.steel),
    thinLine('M510 360q20-24 44-6M560 320q20-20 40 0'),
    tube('M130 230V150q0-26 26-26h170q26 0 26 26v80', 24, palette.black),
    box(50, 228, 362, 320, bodyColour, 16),
    shade('M50 460h362v72q0 16-16 16H66q-16 0-16-16z'),
    highlight('M64 244h334v12H64z'),
    ...corners.map(([x, y]) => box(x, y, 40, 40, palette.black, 8)),
    disc(160, 400, 76, palette.black),
    disc(160, 400, 60, palette.rubber),
    repeat(6, (step) => rotate(step * 60, 160, 400, shape('M160 400q-10-30 4-54 20 20 10 54z', palette.steelDark))),
    disc(160, 400, 14, palette.steel),
    box(256, 296, 132, 76, palette.ink, 8),
    printedText(322, 346, options.label ?? 'SMOKE', 30, palette.lime),
    drawGauge(290, 430, 30),
    disc(352, 414, 13, palette.green),
    disc(352, 450, 13, palette.yellow),
    shape('M412 350h40l24-14v128l-24-14h-40z', palette.steelDark),
    shade('M412 420h40l24 14v30l-24-14h-40z'),
    box(80, 544, 60, 26, palette.rubber, 6),
    box(320, 544, 60, 26, palette.rubber, 6),
  )
}

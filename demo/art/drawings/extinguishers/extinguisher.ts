import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawGauge, drawVerticalCylinder } from '../../parts.ts'
import {
  placeAt,
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
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A portable extinguisher with hose, gauge and instruction label; colour is the cylinder, `label` the agent. */
export function drawExtinguisher(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Portable fire extinguisher',
    shadow(320, 590, 180),
    box(206, 560, 228, 28, palette.black, 8),
    shape('M210 250q0-88 82-98h56q82 10 82 98v310q0 14-14 14H224q-14 0-14-14z', bodyColour),
    shade('M380 162q50 24 50 88v310q0 14-14 14h-48z'),
    highlight('M228 250q2-46 30-64v370h-30z'),
    box(232, 290, 176, 190, palette.white, 8),
    flatShape('M235 300q0-8 8-8h154q8 0 8 8v46H235z', palette.yellow),
    printedText(320, 334, options.label ?? 'POWDER 6', 28),
    repeat(
      3,
      (step) =>
        box(246 + step * 53, 364, 42, 42, palette.steelLight, 5) +
        shape(`M${258 + step * 53} 396q-4-16 10-26 4 10 10 12 2 10-4 16z`, palette.red),
    ),
    thinLine('M248 430h144M248 446h144M248 462h100', palette.steelDark),
    drawVerticalCylinder(320, 118, 64, 40, palette.brass, 5),
    drawGauge(372, 128, 27),
    shape('M262 116l-54-24q-10-10 4-14l90 14h76q14 0 14 14t-14 14z', palette.black),
    shape('M300 92q-50-30-100-36-10-10 4-14 70 0 150 34l16 22z', palette.steel),
    disc(252, 96, 9),
    tube('M248 100q-22 30-10 44', 6, palette.yellow),
    tube('M356 112q150-30 150 110v210', 22, palette.black),
    placeAt(
      506,
      428,
      90,
      drawHorizontalCylinder(0, 0, 30, 30, palette.steel),
      shape('M30-17l70-8q6 0 6 6v38q0 6-6 6l-70-8z', palette.black),
    ),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawGauge, drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

function drawOutlet(cx: number, hose: string, path: string): string {
  return (
    tube(path, 24, hose) +
    drawVerticalCylinder(cx, 440, 44, 34, palette.brass) +
    drawVerticalCylinder(cx, 470, 58, 34, palette.steelLight) +
    thinLine(`M${cx - 28} 486h56`)
  )
}

function drawLever(cx: number, colour: string): string {
  return (
    box(cx - 46, 318, 92, 86, palette.black, 10) +
    thinLine(`M${cx - 34} 361h12M${cx + 22} 361h12`, palette.white) +
    tube(`M${cx} 366v-46`, 20, palette.steelLight) +
    disc(cx, 310, 25, colour) +
    highlight(`M${cx - 14} 304q4-12 16-12l2 6q-8 2-12 10z`) +
    disc(cx, 374, 15, palette.steelDark)
  )
}

/** A dual deadman controller for lifting bags: two gauges, two levers, a hose to each bag; colour is the housing. */
export function drawLiftingBagController(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Lifting bag controller',
    shadow(320, 592, 270),
    drawOutlet(220, palette.red, 'M220 500q0 70-70 70-90 0-110-40'),
    drawOutlet(420, palette.blue, 'M420 500q0 70 70 70 90 0 110-40'),
    tube('M96 300H50q-20 0-20-20v-60', 24, palette.black),
    drawHorizontalCylinder(76, 300, 56, 50, palette.brass),
    tube('M150 230V70q0-30 30-30h280q30 0 30 30v160', 20, palette.steel),
    shape('M126 250l30-30h328l30 30v166q0 30-30 30H156q-30 0-30-30z', bodyColour),
    shade('M126 396h388v20q0 30-30 30H156q-30 0-30-30z'),
    highlight('M168 230h300l10 10H158z'),
    drawVerticalCylinder(220, 200, 30, 40, palette.brass),
    drawVerticalCylinder(420, 200, 30, 40, palette.brass),
    drawGauge(220, 140, 76),
    drawGauge(420, 140, 76),
    drawLever(220, palette.red),
    drawLever(420, palette.blue),
    drawVerticalCylinder(320, 196, 34, 34, palette.brass),
    box(300, 170, 40, 30, palette.steelLight, 6),
    drawBolt(146, 424, 10),
    drawBolt(494, 424, 10),
    box(276, 262, 88, 40, palette.white, 5),
    printedText(320, 291, options.label ?? '145 psi', 22),
    printedText(320, 350, '▲', 26),
    printedText(320, 400, '▼', 26),
  )
}

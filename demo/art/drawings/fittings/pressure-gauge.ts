import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawGauge, drawVerticalCylinder, drawScrewThread } from '../../parts.ts'
import { box, pickFill, printedText, shadow, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An in-line pressure gauge for a standpipe outlet, male thread to the right; colour is the body. */
export function drawPressureGauge(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'In-line pressure gauge',
    shadow(320, 566, 220),
    drawVerticalCylinder(320, 290, 60, 70, palette.brass),
    drawGauge(320, 190, 130),
    drawScrewThread(438, 440, 96, 170),
    drawHorizontalCylinder(112, 440, 70, 236, palette.steel, 8),
    box(126, 304, 42, 30, palette.steelDark, 6),
    box(126, 546, 42, 30, palette.steelDark, 6),
    drawHorizontalCylinder(182, 440, 256, 186, bodyColour, 10),
    printedText(310, 454, options.label ?? '300 psi', 36, palette.white),
  )
}

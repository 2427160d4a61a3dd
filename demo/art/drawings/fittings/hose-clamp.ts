import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt } from '../../parts.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A hose clamp closed over a charged hose. */
export function drawHoseClamp(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Hose clamp on a charged hose',
    shadow(320, 540, 270),
    box(150, 470, 340, 44, palette.steelDark, 8),
    box(170, 506, 60, 30, palette.black, 6),
    box(410, 506, 60, 30, palette.black, 6),
    tube('M36 420q110 0 190-4t60-4h68q20 0 60 4t190 4', 104, palette.yellow, 'butt'),
    dashedLine('M36 420q110 0 190-4t60-4h68q20 0 60 4t190 4', '3 12', 94, 0.2),
    shade('M40 444q280-20 560 0v22q-280-16-560 0z'),
    shape('M36 368q-16 52 0 104'),
    oval(604, 418, 16, 52, palette.yellow),
    oval(604, 418, 9, 38, palette.ink),
    shape('M262 470V270q0-40 58-40t58 40v200h-30V300q0-26-28-26t-28 26v170z', bodyColour),
    shade('M348 470V300q0-20-14-24l8-44q36 8 36 38v200z'),
    box(244, 380, 152, 34, palette.steel, 6),
    box(244, 450, 152, 30, palette.steel, 6),
    drawHorizontalCylinder(306, 340, 28, 90, palette.steelLight),
    repeat(6, (step) => thinLine(`M306 ${302 + step * 14}l28 6`)),
    tube('M320 250L520 130', 34, bodyColour),
    tube('M440 178L532 123', 42, palette.black),
    disc(320, 250, 28, palette.steelLight),
    drawBolt(320, 250, 15, palette.steel),
    printedText(320, 500, options.label ?? '', 20),
  )
}

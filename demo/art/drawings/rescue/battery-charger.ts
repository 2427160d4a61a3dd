import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A tool battery seated in its charger, with a second pack beside it. */
export function drawBatteryCharger(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const pack = (x: number, y: number) =>
    box(x, y, 170, 220, palette.black, 14) +
    shade(`M${x + 112} ${y}h44q14 0 14 14v192q0 14-14 14h-44z`) +
    box(x + 16, y + 60, 138, 90, bodyColour, 8) +
    printedText(x + 85, y + 118, options.label ?? '28 V', 38, palette.white) +
    repeat(4, (step) => box(x + 32 + step * 28, y + 172, 20, 20, step < 3 ? palette.lime : palette.rubber, 4)) +
    box(x + 40, y - 22, 90, 26, palette.steelDark, 6) +
    thinLine(`M${x + 60} ${y - 18}v18M${x + 85} ${y - 18}v18M${x + 110} ${y - 18}v18`) +
    thinLine(`M${x + 20} ${y + 24}h130M${x + 20} ${y + 40}h130`, palette.steelDark)
  return createProductSvg(
    'Rescue tool battery and charger',
    shadow(320, 560, 270),
    pack(120, 150),
    shape('M70 340h270l26 60v140q0 14-14 14H58q-14 0-14-14V400z', palette.steelLight),
    shade('M44 470h322v70q0 14-14 14H58q-14 0-14-14z'),
    thinLine('M44 400h322'),
    box(80, 426, 150, 60, palette.ink, 6),
    printedText(155, 468, '100 %', 32, palette.lime),
    disc(272, 456, 14, palette.green),
    disc(318, 456, 14, palette.steelDark),
    pack(410, 334),
  )
}

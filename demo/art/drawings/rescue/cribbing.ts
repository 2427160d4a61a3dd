import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Cribbing blocks stacked crosswise, rope handles at their ends; colour is the plastic. */
export function drawCribbing(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const long = (y: number) =>
    box(90, y, 460, 92, bodyColour, 6) +
    shade(`M90 ${y + 62}h460v30H90z`) +
    dashedLine(`M110 ${y + 16}h420`, '16 10', 8, 0.7) +
    tube(`M550 ${y + 26}q44 20 0 42`, 12, palette.yellow)
  const end = (x: number, y: number) =>
    box(x, y, 92, 92, bodyColour, 6) +
    thinLine(`M${x + 18} ${y + 18}h56v56h-56z`, palette.steelDark) +
    tube(`M${x + 34} ${y + 46}q12 40 24 0`, 10, palette.yellow)
  return createProductSvg(
    'Cribbing blocks',
    shadow(320, 556, 270),
    repeat(2, (step) => end(126 + step * 296, 446)),
    long(354),
    repeat(2, (step) => end(126 + step * 296, 262)),
    long(170),
    printedText(320, 236, options.label ?? '', 30, palette.white),
  )
}

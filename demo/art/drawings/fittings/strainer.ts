import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawScrewThread } from '../../parts.ts'
import { disc, repeat, pickFill, printedText, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A barrel strainer for a suction hose, its thread to the left; colour is the barrel. */
export function drawStrainer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  const holes = repeat(7, (column) =>
    repeat(5, (row) => disc(278 + column * 38, 238 + row * 42 + (column % 2) * 12, 9, palette.ink)),
  )
  return createProductSvg(
    'Suction strainer',
    shadow(330, 540, 250),
    drawScrewThread(70, 330, 90, 190),
    drawHorizontalCylinder(148, 330, 60, 262, palette.steelDark, 8),
    shape('M208 232l40-24v244l-40-24z', palette.steel),
    drawHorizontalCylinder(246, 330, 290, 250, bodyColour, 6),
    holes,
    shape('M536 205q52 20 52 125t-52 125z', palette.steel),
    disc(560, 216, 16),
    tube('M566 202q30-50-10-90', 10, palette.orange),
    printedText(178, 342, options.label ?? '', 26, palette.white),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawInlet } from '../../parts.ts'
import {
  box,
  clampCount,
  dashedLine,
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

/** A flat under-vehicle cooling nozzle on wheels, spraying upwards; hose coupling at the left. */
export function drawCoolingNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const jets = clampCount(options, 5, 3, 7)
  const gap = Math.round(300 / (jets - 1))
  const jet = (step: number) => {
    const x = 258 + step * gap
    const lean = Math.round((step - (jets - 1) / 2) * 16)
    return (
      flatShape(`M${x - 8} 426L${x + lean - 34} 190q34 -30 68 0L${x + 8} 426z`, palette.sky) +
      thinLine(
        `M${x} 400L${x + lean} 220M${x - 3} 380L${x + lean - 20} 240M${x + 3} 380L${x + lean + 20} 240`,
        palette.blue,
      ) +
      box(x - 16, 418, 32, 26, palette.brass, 4)
    )
  }
  return createProductSvg(
    'Under-vehicle cooling nozzle',
    shadow(340, 540, 270),
    repeat(jets, jet),
    tube('M30 380q50 60 110 90', 44, palette.yellow, 'butt'),
    dashedLine('M30 380q50 60 110 90', '3 11', 36, 0.25),
    drawInlet(options.coupling ?? 'storz', 218, 484, 196, 62),
    drawHorizontalCylinder(204, 478, 40, 70, palette.steelDark, 5),
    shape('M232 444h330q34 0 40 34t-40 34H232z', bodyColour),
    shade('M232 488h368q-8 24-38 24H232z'),
    highlight('M244 454h310v9H244z'),
    printedText(410, 492, options.label ?? 'U-COOL', 26, palette.white),
    disc(284, 518, 26, palette.black),
    disc(284, 518, 9, palette.steelLight),
    disc(534, 518, 26, palette.black),
    disc(534, 518, 9, palette.steelLight),
  )
}

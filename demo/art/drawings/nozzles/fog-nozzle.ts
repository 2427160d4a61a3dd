import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawInlet } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
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

/** A combination fog nozzle with pistol grip and bail, discharging to the right; colour is grip and bumper band. */
export function drawFogNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const grip =
    shape('M206 318h92l-6 60q-2 20-8 36l-22 96q-4 16-20 14l-66-10q-14-3-10-18l28-88q8-26 10-50z', bodyColour) +
    shade('M262 318h36l-6 60-8 36-22 96q-4 16-20 14l-18-3z') +
    thinLine('M190 420q34 14 88 8M182 448q34 14 88 8M174 476q34 12 88 10')
  const bail =
    tube('M262 250L226 132q-8-34 26-34h104', 30, palette.black) +
    disc(356, 98, 17, palette.black) +
    highlight('M250 90h96v7h-92z')
  const teeth = repeat(6, (step) => box(556, 158 + step * 31, 24, 22, palette.rubber, 5))
  return createProductSvg(
    'Combination fog nozzle with pistol grip',
    shadow(330, 572, 230),
    grip,
    drawInlet(options.coupling ?? 'threaded', 176, 250, 180, 112),
    drawHorizontalCylinder(160, 250, 190, 128, palette.steel, 10),
    drawHorizontalCylinder(340, 250, 62, 146, palette.black, 6),
    repeat(5, (step) => thinLine(`M${350 + step * 11} 180v140`, palette.steelDark)),
    shape('M402 184l70-14v160l-70-14z', palette.steelLight),
    shade('M402 274h70v56l-70-14z'),
    drawHorizontalCylinder(472, 250, 26, 184, bodyColour, 4),
    drawHorizontalCylinder(498, 250, 60, 196, palette.black, 8),
    teeth,
    bail,
    disc(262, 250, 46, palette.steelLight),
    drawBolt(262, 250, 20, palette.steelDark),
    printedText(437, 260, options.label ?? 'FOG', 26),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawInlet } from '../../parts.ts'
import {
  placeAt,
  thinLine,
  disc,
  repeat,
  pickFill,
  shade,
  shadow,
  shape,
  createProductSvg,
  clampSize,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A piercing nozzle: hardened point with spray holes, lance, valve and striking cap; `size` is the lance length. */
export function drawPiercingNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const lance = Math.min(225, Math.round(190 * clampSize(options)))
  const x = 60 + lance
  const holes = repeat(4, (step) => disc(x + 30 + step * 26, -10 + (step % 2) * 18, 5, palette.ink))
  return createProductSvg(
    'Piercing nozzle',
    shadow(320, 572, 210),
    placeAt(
      256,
      362,
      -42,
      tube('M-70 34q-40 60-84 62', 60, palette.steel, 'butt'),
      drawInlet(options.coupling ?? 'threaded', -136, 96, 180, 66),
      drawHorizontalCylinder(-250, 0, 40, 92, palette.steelDark, 10),
      drawHorizontalCylinder(-214, 0, 120, 56, bodyColour, 4),
      repeat(6, (step) => thinLine(`M${-204 + step * 20} -28v56`)),
      drawHorizontalCylinder(-94, 0, 90, 92, palette.steel, 8),
      tube('M-50 0l-26-78q-6-20 14-20h62', 22, palette.black),
      disc(-50, 0, 30, bodyColour),
      drawBolt(-50, 0, 14),
      drawHorizontalCylinder(-4, 0, 34, 70, palette.black),
      drawHorizontalCylinder(30, 0, 30 + lance, 46, palette.steelLight, 2),
      drawHorizontalCylinder(x, 0, 20, 62, palette.steelDark),
      drawHorizontalCylinder(x + 18, 0, 116, 46, palette.steel, 2),
      holes,
      shape(`M${x + 134} -24l78 22q6 2 0 4l-78 22z`, palette.steelDark),
      shade(`M${x + 134} 4h78l-78 20z`),
    ),
  )
}

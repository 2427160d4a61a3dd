import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  shadow,
  shape,
  createProductSvg,
  clampSize,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A stabilisation strut with base plate, ratchet strap and toothed head; `size` is its length. */
export function drawStrut(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  const inner = Math.round(180 * clampSize(options))
  return createProductSvg(
    'Stabilisation strut',
    shadow(300, 584, 250),
    tube('M190 520Q330 600 540 540', 16, palette.orange),
    placeAt(540, 540, -10, box(0, -18, 54, 36, palette.steel, 6), tube('M50 0q36 0 36 30', 10, palette.steelDark)),
    placeAt(
      180,
      520,
      -58,
      drawHorizontalCylinder(210, 0, inner, 58, palette.steelLight, 3),
      repeat(Math.floor(inner / 28), (step) => disc(228 + step * 28, 0, 8, palette.ink)),
      placeAt(
        210 + inner,
        0,
        0,
        box(0, -46, 28, 92, palette.steelDark, 4),
        shape('M28-46l40-12-8 30 14 28-14 28 8 30-40-12z', palette.steelDark),
        thinLine('M44-30h14M44 0h22M44 30h14'),
      ),
      drawHorizontalCylinder(-6, 0, 240, 86, bodyColour, 6),
      drawHorizontalCylinder(200, 0, 40, 100, palette.black, 5),
      repeat(6, (step) => disc(22 + step * 28, 0, 9, palette.ink)),
      tube('M176-60v120', 14, palette.steel),
      disc(176, -74, 14),
    ),
    shape('M70 566l26-42h170l26 42q2 12-10 12H80q-12 0-10-12z', palette.steelDark),
    disc(180, 522, 30, palette.steelLight),
    drawBolt(180, 522, 16, palette.steel),
    repeat(6, (step) => thinLine(`M${98 + step * 32} 562v14`)),
  )
}

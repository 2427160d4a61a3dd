import { palette } from '../../palette.ts'
import { barrel, bolt } from '../../parts.ts'
import { at, box, detail, disc, each, fillOf, shadow, shape, sheet, sizeOf, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A stabilisation strut with base plate, ratchet strap and toothed head; `size` is its length. */
export function strut(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'yellow')
  const inner = Math.round(180 * sizeOf(options))
  return sheet(
    'Stabilisation strut',
    shadow(300, 584, 250),
    tube('M190 520Q330 600 540 540', 16, palette.orange),
    at(540, 540, -10, box(0, -18, 54, 36, palette.steel, 6), tube('M50 0q36 0 36 30', 10, palette.steelDark)),
    at(
      180,
      520,
      -58,
      barrel(210, 0, inner, 58, palette.steelLight, 3),
      each(Math.floor(inner / 28), (n) => disc(228 + n * 28, 0, 8, palette.ink)),
      at(
        210 + inner,
        0,
        0,
        box(0, -46, 28, 92, palette.steelDark, 4),
        shape('M28-46l40-12-8 30 14 28-14 28 8 30-40-12z', palette.steelDark),
        detail('M44-30h14M44 0h22M44 30h14'),
      ),
      barrel(-6, 0, 240, 86, c, 6),
      barrel(200, 0, 40, 100, palette.black, 5),
      each(6, (n) => disc(22 + n * 28, 0, 9, palette.ink)),
      tube('M176-60v120', 14, palette.steel),
      disc(176, -74, 14),
    ),
    shape('M70 566l26-42h170l26 42q2 12-10 12H80q-12 0-10-12z', palette.steelDark),
    disc(180, 522, 30, palette.steelLight),
    bolt(180, 522, 16, palette.steel),
    each(6, (n) => detail(`M${98 + n * 32} 562v14`)),
  )
}

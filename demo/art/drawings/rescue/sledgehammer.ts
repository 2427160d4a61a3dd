import { palette } from '../../palette.ts'
import { barrel } from '../../parts.ts'
import { at, box, detail, each, fillOf, lettering, shadow, sheet } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A sledgehammer leaning to the left; colour is the handle. */
export function sledgehammer(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'yellow')
  return sheet(
    'Sledgehammer',
    shadow(330, 592, 200, 16),
    at(
      230,
      150,
      58,
      barrel(-10, 0, 500, 34, c, 8),
      barrel(330, 0, 150, 42, palette.black, 10),
      each(6, (n) => detail(`M${346 + n * 22} -20v40`, palette.steelDark)),
      box(46, -24, 60, 48, palette.black, 8),
    ),
    at(
      230,
      150,
      -32,
      barrel(-128, 0, 256, 112, palette.steel, 10),
      barrel(-140, 0, 30, 96, palette.steelLight, 8),
      barrel(112, 0, 30, 96, palette.steelLight, 8),
      lettering(0, 12, options.label ?? '10 LB', 34),
    ),
  )
}

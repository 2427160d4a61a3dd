import { palette } from '../../palette.ts'
import { post } from '../../parts.ts'
import { box, detail, each, fillOf, lettering, shadow, sheet, trim, tube, turn, twice } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A roof ladder with its folding hooks open; colour is the rails. */
export function roofLadder(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'yellow')
  const hook = tube('M262 118V70q0-44-50-44-40 0-40 40v26', 16, palette.steelDark)
  return sheet(
    'Roof ladder with hooks',
    shadow(310, 596, 150, 16),
    turn(
      -8,
      320,
      320,
      twice(320, hook),
      each(
        9,
        (n) =>
          box(252, 130 + n * 50, 136, 16, palette.steel, 4) +
          detail(`M290 ${132 + n * 50}v12M320 ${132 + n * 50}v12M350 ${132 + n * 50}v12`),
      ),
      post(252, 100, 30, 490, c),
      post(388, 100, 30, 490, c),
      box(234, 100, 36, 40, palette.black, 6),
      box(370, 100, 36, 40, palette.black, 6),
      box(232, 572, 40, 26, palette.black, 6),
      box(368, 572, 40, 26, palette.black, 6),
      trim('M237 330h30', 30),
      trim('M373 330h30', 30),
      lettering(320, 360, options.label ?? '', 20),
    ),
  )
}

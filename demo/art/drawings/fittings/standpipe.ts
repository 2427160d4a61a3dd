import { palette } from '../../palette.ts'
import { barrel, bolt, coupling, post } from '../../parts.ts'
import { at, box, detail, each, fillOf, lettering, shade, shadow, shape, sheet, tube, twice } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A hydrant standpipe with two valved outlets and a bayonet foot; colour is the column. */
export function standpipe(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'red')
  const kind = options.coupling ?? 'storz'
  const wheel =
    tube('M196 92v56', 12, palette.steel) +
    box(140, 68, 112, 28, palette.red, 12) +
    detail('M160 72v20M180 72v20M212 72v20M232 72v20')
  const outlet =
    at(
      250,
      196,
      180,
      barrel(-30, 0, 60, 84, c, 6),
      barrel(26, 0, 66, 100, palette.steel, 10),
      coupling(kind, 92, 0, 0, 74),
    ) + wheel
  return sheet(
    'Hydrant standpipe',
    shadow(320, 600, 160, 14),
    twice(320, outlet),
    post(320, 150, 110, 100, c, 16),
    shape('M284 150q0-40 36-40t36 40z', c),
    post(320, 250, 78, 250, palette.steelLight, 4),
    post(320, 300, 96, 26, palette.steelDark, 5),
    tube('M180 430h280', 24, palette.black),
    post(320, 404, 104, 52, c, 8),
    bolt(320, 430, 13),
    post(320, 496, 116, 44, palette.brass, 6),
    each(4, (n) => detail(`M${280 + n * 26} 500v36`)),
    shape('M250 540h140l16 30q4 18-16 18h-30v-22h-80v22h-30q-20 0-16-18z', palette.brass),
    shade('M340 540h50l16 30q4 18-16 18h-30v-22h-20z'),
    lettering(320, 382, options.label ?? 'DN 80', 25),
  )
}

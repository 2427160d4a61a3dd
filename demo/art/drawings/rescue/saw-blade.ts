import { palette } from '../../palette.ts'
import { detail, disc, each, fillOf, lettering, shade, shadow, sheet, shape, turn } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A cutting disc for a rotary saw, segments at the rim; colour is the disc. */
export function sawBlade(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'steelLight')
  const segment = (n: number) => turn(n * 22.5, 320, 310, shape('M286 66h68l8 44h-84z', palette.gold))
  return sheet(
    'Saw blade',
    shadow(320, 582, 200, 16),
    each(16, segment),
    disc(320, 310, 216, c),
    shade('M320 526a216 216 0 0 0 204-288 216 216 0 0 1-376 200 216 216 0 0 0 172 88z'),
    each(16, (n) => turn(n * 22.5 + 11, 320, 310, detail('M320 96v46'))),
    each(6, (n) => turn(n * 60, 320, 310, disc(320, 176, 14, palette.white))),
    disc(320, 310, 84, palette.red),
    disc(320, 310, 26, palette.white),
    lettering(320, 268, options.label ?? '14 in', 28, palette.white),
    turn(-40, 320, 310, shape('M400 296h70v-16l36 30-36 30v-16h-70z', palette.ink)),
  )
}

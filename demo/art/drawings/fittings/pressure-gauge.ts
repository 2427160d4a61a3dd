import { palette } from '../../palette.ts'
import { barrel, gauge, post, threads } from '../../parts.ts'
import { box, fillOf, lettering, shadow, sheet } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An in-line pressure gauge for a standpipe outlet, male thread to the right; colour is the body. */
export function pressureGauge(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'red')
  return sheet(
    'In-line pressure gauge',
    shadow(320, 566, 220),
    post(320, 290, 60, 70, palette.brass),
    gauge(320, 190, 130),
    threads(438, 440, 96, 170),
    barrel(112, 440, 70, 236, palette.steel, 8),
    box(126, 304, 42, 30, palette.steelDark, 6),
    box(126, 546, 42, 30, palette.steelDark, 6),
    barrel(182, 440, 256, 186, c, 10),
    lettering(310, 454, options.label ?? '300 psi', 36, palette.white),
  )
}

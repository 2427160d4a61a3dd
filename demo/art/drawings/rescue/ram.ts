import { palette } from '../../palette.ts'
import { barrel } from '../../parts.ts'
import { at, detail, fillOf, lettering, shadow, shape, sheet, sizeOf, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A telescopic rescue ram, extended on both sides; `size` is how far. */
export function ram(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'red')
  const out = Math.round(110 * sizeOf(options))
  const claw = (x: number, s: number) =>
    `<g transform="translate(${x} 0) scale(${s} 1)">${shape('M0-40h26l34-14-8 22 14 14-14 18 14 18-14 14 8 22-34-14H0z', palette.steelDark)}${detail('M26-38v76')}</g>`
  return sheet(
    'Telescopic rescue ram',
    shadow(330, 560, 220),
    at(
      320,
      320,
      -38,
      barrel(120, 0, out, 62, palette.steelLight, 2),
      barrel(120, 0, Math.round(out * 0.55), 84, palette.steel, 3),
      claw(120 + out, 1),
      claw(-178, -1),
      barrel(-182, 0, 60, 84, palette.steel, 3),
      barrel(-130, 0, 256, 118, c, 10),
      barrel(-110, 0, 22, 126, palette.black),
      barrel(90, 0, 22, 126, palette.black),
      lettering(-12, 12, options.label ?? 'R 1400', 36, palette.white),
      tube('M-70 60v44q0 24 24 24h70q24 0 24-24V60', 26, palette.black),
      barrel(-46, 76, 24, 30, palette.steel),
    ),
    tube('M268 470q-60 90-150 70', 16, palette.blue),
    at(118, 540, 190, barrel(0, 0, 40, 30, palette.steel), barrel(40, 0, 24, 38, palette.black)),
  )
}

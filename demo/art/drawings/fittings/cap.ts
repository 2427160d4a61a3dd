import { palette } from '../../palette.ts';
import { barrel } from '../../parts.ts';
import { box, detail, disc, each, fillOf, lettering, oval, shade, shadow, sheet, tube, turn } from '../../pen.ts';
import type { DrawingOptions } from '../../pen.ts';

/** A blind cap with rocker lugs and a chain; colour is the cap, `label` its size. */
export function cap(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'steel');
  const link = (n: number) => turn(n % 2 === 0 ? 24 : -24, 476 + n * 12, 450 + n * 22, oval(476 + n * 12, 450 + n * 22, 9, 16));
  return sheet(
    'Cap with chain',
    shadow(300, 556, 220),
    each(3, (n) => turn(n * 120 + 30, 290, 310, box(258, 60, 64, 60, palette.steelDark, 8))),
    barrel(312, 310, 40, 400, palette.steelDark, 8),
    disc(290, 310, 206, c),
    shade('M290 516a206 206 0 0 0 196-270 206 206 0 0 1-360 186 206 206 0 0 0 164 84z'),
    disc(290, 310, 168),
    disc(290, 310, 118, palette.steelLight),
    detail('M290 192a118 118 0 0 1 110 76M290 428a118 118 0 0 1-110-76'),
    lettering(290, 330, options.label ?? '', 56),
    tube('M440 412l28 30', 14, palette.steelDark),
    each(5, link),
    disc(540, 568, 18),
  );
}

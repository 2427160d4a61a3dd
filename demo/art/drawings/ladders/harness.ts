import { palette } from '../../palette.ts';
import { box, dashes, disc, fillOf, lettering, shadow, shape, sheet, tube, twice } from '../../pen.ts';
import type { DrawingOptions } from '../../pen.ts';

/** A full-body rescue harness seen from the front; colour is the webbing. */
export function harness(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'red');
  const half =
    tube('M318 250Q240 180 236 96q2-40 84-46', 36, c, 'butt') +
    dashes('M318 250Q240 180 236 96q2-40 84-46', '10 8', 3, 0.6) +
    tube('M312 262Q250 300 236 356', 34, c, 'butt') +
    tube('M222 388Q170 470 236 528 296 552 304 420', 44, palette.black) +
    tube('M222 388Q170 470 236 528 296 552 304 420', 20, c) +
    box(212, 320, 48, 36, palette.steel, 6) +
    disc(214, 376, 20, palette.steelLight) +
    disc(214, 376, 10, palette.white);
  return sheet(
    'Rescue harness',
    shadow(320, 590, 190, 16),
    twice(320, half),
    tube('M200 376H440', 54, palette.black),
    tube('M210 376H430', 22, c),
    box(280, 346, 80, 60, palette.steelLight, 8),
    disc(320, 376, 14, palette.steelDark),
    shape('M292 222h56l10 52h-76z', palette.black),
    disc(320, 250, 26, palette.steelLight),
    disc(320, 250, 14, palette.white),
    lettering(320, 112, options.label ?? '', 26),
  );
}

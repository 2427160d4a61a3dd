import { palette } from '../../palette.ts';
import { box, dashes, disc, fillOf, lettering, shadow, sheet, tube } from '../../pen.ts';
import type { DrawingOptions } from '../../pen.ts';

/** A webbing hose strap with a loop and a forged hook; colour is the webbing. */
export function hoseStrap(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'yellow');
  const web = 'M168 214q-70-110 40-124 110-6 60 116-60 150 70 190 130 40 150-90';
  return sheet(
    'Hose strap with hook',
    shadow(330, 578, 210),
    tube(web, 44, c, 'butt'),
    dashes(web, '9 8', 26, 0.28),
    tube('M236 214h-40', 44, c, 'butt'),
    box(168, 188, 96, 56, palette.black, 6),
    dashes('M176 204h80M176 228h80', '6 5', 3, 0.9),
    box(452, 262, 76, 54, palette.black, 6),
    tube('M490 262v-44', 24, palette.steelDark, 'butt'),
    tube('M490 222q-4-92 64-92 60 0 60 70 0 62-56 62', 26, palette.steel),
    disc(490, 240, 9, palette.white),
    lettering(218, 224, options.label ?? '', 20, palette.white),
  );
}

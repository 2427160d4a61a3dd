import { palette } from '../../palette.ts';
import { box, detail, disc, each, fillOf, lettering, shade, shadow, shape, sheet, trim, tube } from '../../pen.ts';
import type { DrawingOptions } from '../../pen.ts';

/** A rescue training manikin in coveralls, sitting; colour is the coverall. */
export function manikin(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'navy');
  return sheet(
    'Rescue training manikin',
    shadow(330, 572, 280),
    tube('M250 500q120-90 210-70 60 50 100 110', 92, c), shade('M290 540q100-60 190-40 40 20 60 50l-30 20q-60-40-120-20z'),
    tube('M200 510q140-60 230-40 70 30 130 60', 92, c), trim('M478 440l-36 90', 24),
    shape('M520 490l70 30 36-20q14 4 10 30l-20 40q-10 8-30 2l-90-30z', palette.black), detail('M514 552l96 28', palette.steelDark),
    shape('M150 260q10-60 80-70h70q60 10 70 70l-10 190q0 80-40 96-80 30-160-4-30-30-24-100z', c), shade('M330 204q30 20 40 56l-10 190q0 80-40 96-30 12-70 12 80-100 80-354z'),
    detail('M262 230v320'), each(4, (n) => disc(262, 290 + n * 64, 5, palette.steel)),
    box(292, 282, 60, 50, c, 4), detail('M292 298h60'),
    tube('M176 262q-60 90-30 190 10 40 60 60', 62, c), tube('M350 256q60 70 50 150 0 40-50 76', 62, c),
    trim('M118 420l58-20', 22), trim('M376 440l54 10', 22),
    shape('M188 496q40-10 60 14 6 30-20 40-40 6-60-30z', palette.wood), shape('M368 462q-40 0-50 30 4 30 34 30 40-10 40-46z', palette.wood),
    shape('M232 160h60v40q-30 24-60 0z', palette.wood), shape('M262 46q66 0 66 74 0 60-66 70-66-10-66-70 0-74 66-74z', palette.wood), shade('M290 52q38 12 38 68 0 60-66 70 40-60 28-138z'),
    detail('M232 116h18M276 116h18M262 118v22l-8 4M246 160h34'),
    shape('M208 196l54 60 54-60-20-12-34 24-34-24z', c),
    lettering(322, 322, options.label ?? '75 kg', 18, palette.white),
  );
}

import { draw } from '../catalogue.ts'
import { palette } from '../palette.ts'
import { canvas, detail, disc, each, flat, place, shape } from '../pen.ts'

/** Rescue tools laid out on a tarpaulin; the left is bare asphalt. */
export function rescueTarp(): string {
  return canvas({ title: 'Rescue tools laid out on a tarpaulin', width: 1920, height: 550, stroke: 5 }, [
    flat('M0 0h1920v550H0z', '#c3c8ce'),
    flat('M0 0h1920v96H0z', '#dfe3e7'),
    flat('M0 92h1920v8H0z', '#aab2ba'),
    each(24, (n) => flat(`M${(n * 173) % 760} ${130 + ((n * 97) % 400)}h14v4h-14z`, '#b2b9c1')),
    flat('M700 548l130-440h1090v442z', 'rgb(27 31 36 / .12)'),
    shape('M720 530L850 96h1100v434z', palette.blue),
    flat('M742 516L862 110h1058v18H878L766 516z', palette.navy),
    each(9, (n) => disc(880 + n * 126, 112, 8, palette.steelLight)),
    each(4, (n) => disc(842 - n * 30, 196 + n * 100, 8, palette.steelLight)),
    detail('M1210 130l-60 396M1560 130l-20 396', palette.navy),
    place(draw('power-unit'), 880, 66, 240),
    place(draw('lifting-bag'), 1120, 40, 250),
    place(draw('halligan'), 1370, 90, 230),
    place(draw('step-chock'), 1600, 74, 260),
    place(draw('spreader'), 800, 256, 310),
    place(draw('cutter'), 1090, 262, 300),
    place(draw('combi-tool'), 1370, 262, 300),
    place(draw('ram'), 1640, 270, 280),
  ])
}

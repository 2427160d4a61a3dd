import { palette } from '../../palette.ts'
import { drawCoupling, drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  shade,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A floating strainer lying in water, its inlet just below the surface; colour is the float. */
export function drawFloatingStrainer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Floating suction strainer',
    flatShape('M30 352q40-18 80 0t80 0 80 0 80 0 80 0 80 0 100-2v170q-290 44-580 0z', palette.sky),
    drawVerticalCylinder(300, 372, 170, 90, palette.steelLight),
    repeat(3, (step) => repeat(6, (m) => disc(230 + m * 28, 396 + step * 24, 7, palette.ink))),
    box(196, 456, 208, 22, palette.steel, 6),
    shape('M70 300q0-70 80-70h290q80 0 80 70t-80 76H150q-80 0-80-76z', bodyColour),
    shade('M71 312q220 50 448 0-4 64-79 64H150q-75 0-79-64z'),
    highlight('M112 266q16-20 50-20h120v12H160q-26 2-36 18z'),
    thinLine('M176 232v142M414 232v142'),
    box(206, 206, 168, 30, palette.steelDark, 8),
    tube('M290 216v-16q0-66 66-66h40', 112, palette.steel, 'butt'),
    highlight('M248 196q4-76 84-92h56v12h-52q-66 10-74 80z'),
    drawCoupling(options.coupling ?? 'threaded', 386, 134, 0, 124),
    disc(104, 302, 13, palette.ink),
    `<path d="M30 366q40-18 80 0t80 0 80 0 80 0 80 0 80 0 100-2" stroke="${palette.blue}" stroke-width="6"/>`,
    thinLine('M60 420q26-12 52 0M470 440q26-12 52 0M110 490q26-12 52 0M440 500q26-12 52 0', palette.blue),
  )
}

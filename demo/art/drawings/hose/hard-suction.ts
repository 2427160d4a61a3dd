import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawCoupling, drawVerticalCylinder } from '../../parts.ts'
import { placeAt, dashedLine, disc, repeat, pickFill, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A ribbed hard suction hose with a coupling and a strainer. */
export function drawHardSuction(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const d = 'M130 470V250q0-140 180-140t180 140v170'
  return createProductSvg(
    'Hard suction hose with strainer',
    shadow(320, 590, 270),
    tube(d, 92, bodyColour, 'butt'),
    dashedLine(d, '5 17', 86, 0.85),
    `<path d="M150 460V250q0-118 160-118 70 0 112 28" stroke="#fff" stroke-opacity=".25" stroke-width="8"/>`,
    drawCoupling(options.coupling ?? 'threaded', 130, 458, 90, 96),
    placeAt(
      490,
      408,
      90,
      drawHorizontalCylinder(0, 0, 60, 88, palette.steel),
      drawHorizontalCylinder(60, 0, 22, 118, palette.steelDark, 5),
    ),
    drawVerticalCylinder(490, 488, 108, 74, palette.steelLight, 4),
    repeat(3, (step) => repeat(4, (m) => disc(450 + m * 27, 504 + step * 21, 6, palette.ink))),
    shape('M436 562h108q-6 26-54 26t-54-26z', palette.steel),
    disc(560, 478, 13),
    tube('M560 490q30 40 50 20', 8, palette.orange),
  )
}

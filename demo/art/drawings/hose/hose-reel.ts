import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt } from '../../parts.ts'
import {
  placeAt,
  box,
  repeat,
  pickFill,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A wall hose reel with booster hose and nozzle; colour is the reel. */
export function drawHoseReel(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const ring = (r: number) => `<ellipse cx="392" cy="292" rx="${Math.round(r * 0.9)}" ry="${r}" stroke-width="3"/>`
  return createProductSvg(
    'Hose reel with booster hose',
    shadow(320, 592, 220),
    box(526, 130, 40, 330, palette.steelDark, 6),
    repeat(3, (step) => drawBolt(546, 160 + step * 134, 10)),
    drawHorizontalCylinder(430, 292, 110, 60, palette.steel),
    oval(402, 292, 202, 224, bodyColour),
    shade('M402 68a202 224 0 0 1 0 448z'),
    shape('M262 118h120a180 176 0 0 1 0 350H262z', palette.black),
    repeat(
      5,
      (step) =>
        `<path d="M${288 + step * 24} 118a182 176 0 0 1 0 350" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`,
    ),
    ring(0),
    oval(262, 292, 202, 224, bodyColour),
    oval(262, 292, 184, 206, 'none'),
    oval(262, 292, 150, 166, palette.maroon),
    repeat(6, (step) => rotate(step * 60, 262, 292, shape('M246 270l6-128h20l6 128z', bodyColour))),
    oval(262, 292, 60, 66, palette.steelLight),
    drawBolt(262, 292, 26, palette.steel),
    tube('M420 460q30 60-40 80-90 22-150-10', 28, palette.black),
    placeAt(
      236,
      532,
      192,
      drawHorizontalCylinder(0, 0, 60, 40, palette.brass),
      drawHorizontalCylinder(60, 0, 90, 46, palette.black, 8),
      drawHorizontalCylinder(146, 0, 26, 58, bodyColour, 6),
    ),
    printedText(262, 118, options.label ?? '', 22, palette.white),
  )
}

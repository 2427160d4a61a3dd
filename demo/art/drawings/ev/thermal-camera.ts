import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  pickFill,
  flatShape,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A thermal imaging camera with pistol grip, screen to the viewer. */
export function drawThermalCamera(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Thermal imaging camera',
    shadow(320, 590, 160),
    tube('M380 540q90 20 100-60 6-70-60-90', 10, palette.red),
    shape('M252 350h136l16 180q2 40-38 40h-92q-40 0-38-40z', bodyColour),
    shade('M340 350h48l16 180q2 40-38 40h-50z'),
    thinLine('M246 450h150M244 476h154M242 502h158', palette.steelDark),
    shape('M140 96q0-28 28-34 152-24 304 0 28 6 28 34v230q0 34-34 38-146 20-292 0-34-4-34-38z', bodyColour),
    shade('M140 300v26q0 34 34 38 146 20 292 0 34-4 34-38v-26q-180 40-360 0z'),
    box(128, 120, 26, 170, palette.lime, 10),
    box(486, 120, 26, 170, palette.lime, 10),
    box(176, 92, 288, 196, palette.navy, 12),
    flatShape('M182 284v-60q60-30 110-10t90-24 76 20v74q0 0-4 0H186z', '#5b3a8c'),
    flatShape('M270 284q-16-60 4-96 16-40 54-40t50 44q14 40-2 92z', palette.orange),
    flatShape('M296 284q-14-50 4-80 14-24 34-18 24 8 22 50-2 30-8 48z', palette.yellow),
    disc(322, 150, 24, palette.orange),
    box(438, 108, 14, 160, palette.white, 3),
    flatShape('M441 110h8v60h-8z', palette.red),
    flatShape('M441 170h8v50h-8z', palette.yellow),
    thinLine('M322 186v40M302 206h40', palette.white),
    printedText(224, 122, options.label ?? '386°', 26, palette.white),
    disc(250, 322, 16, palette.green),
    disc(320, 322, 20, palette.steelDark),
    disc(390, 322, 16, palette.red),
  )
}

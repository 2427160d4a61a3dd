import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  repeat,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Protective goggles with a wide strap; colour is the frame. */
export function drawGoggles(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const strap = 'M110 300Q40 180 180 130 320 90 460 130 600 180 530 300'
  return createProductSvg(
    'Goggles',
    shadow(320, 520, 240),
    tube(strap, 54, palette.rubber, 'butt'),
    dashedLine(strap, '4 8', 30, 0.3),
    box(290, 88, 60, 50, palette.steelDark, 6),
    shape(
      'M96 300q4-66 70-72 154-22 308 0 66 6 70 72l-14 110q-10 66-80 66-70 2-92-58-14-34-38-34t-38 34q-22 60-92 58-70 0-80-66z',
      bodyColour,
    ),
    shape(
      'M130 306q4-42 50-46 140-18 280 0 46 4 50 46l-12 92q-8 44-54 44-46 0-64-44-20-46-60-46t-60 46q-18 44-64 44-46 0-54-44z',
      palette.sky,
    ),
    highlight('M160 290q10-14 40-16l-40 130q-10-10-12-20zM236 270h40l-50 142q-18 6-30 4z'),
    shade(
      'M108 410q10 60 88 66 70-2 92-58l12 10q-24 66-104 66-78-8-88-84zM532 410q-10 60-88 66-70-2-92-58l-12 10q24 66 104 66 78-8 88-84z',
    ),
    repeat(5, (step) => box(220 + step * 44, 228, 22, 12, palette.rubber, 3)),
    printedText(320, 376, options.label ?? '', 20),
  )
}

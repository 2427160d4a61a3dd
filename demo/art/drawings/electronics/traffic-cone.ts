import { palette } from '../../palette.ts'
import {
  placeAt,
  box,
  clampCount,
  thinLine,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Folding road cones with reflective sleeves and a flashing lamp; `count` from 1 to 3. */
export function drawTrafficCone(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  const cone = (x: number, y: number) =>
    placeAt(
      x,
      y,
      0,
      shape('M-130 0l24-36h212l24 36q2 16-10 16h-240q-12 0-10-16z', palette.black),
      shape('M-26-360h52l76 330q-102 26-204 0z', bodyColour),
      shade('M8-360h18l76 330q-36 10-70 12z'),
      shape('M-42-290q42 12 84 0l19 82q-60 18-122 0z', palette.white),
      shape('M-70-168q70 20 140 0l17 74q-86 22-174 0z', palette.white),
      shade('M14-286l28-4 19 82-40 10zM26-160l44-8 17 74-48 12z'),
    )
  const places = [
    [320, 540],
    [470, 470],
    [170, 470],
  ]
    .slice(0, clampCount(options, 2, 1, 3))
    .toReversed()
  return createProductSvg(
    'Road cones with flashing lamp',
    shadow(320, 560, 270, 24),
    ...places.map(([x = 320, y = 540]) => cone(x, y)),
    box(286, 160, 68, 34, palette.black, 8),
    shape('M272 160V110q0-50 48-50t48 50v50z', palette.yellow),
    shade('M340 64q28 10 28 46v50h-28z'),
    thinLine('M288 120h64M288 140h64'),
    thinLine('M320 44V24M264 66l-14-16M376 66l14-16', palette.gold),
    printedText(320, 510, options.label ?? '', 20),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A full face mask with visor, head harness and demand valve; colour is the valve cover. */
export function drawFaceMask(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const strap =
    tube('M222 120Q190 50 130 44', 26, palette.black) +
    tube('M150 260H70', 26, palette.black) +
    tube('M190 400q-50 20-100 70', 26, palette.black) +
    box(150, 246, 34, 30, palette.steelDark, 5) +
    rotate(40, 214, 108, box(196, 96, 34, 28, palette.steelDark, 5)) +
    rotate(-36, 176, 412, box(158, 398, 36, 28, palette.steelDark, 5))
  return createProductSvg(
    'Full face mask',
    shadow(320, 598, 160, 16),
    withMirrorImage(320, strap),
    shape('M320 60q190 0 190 200 0 120-60 200-50 90-130 100-80-10-130-100-60-80-60-200 0-200 190-200z', palette.black),
    shape('M320 92q156 0 158 160-4 100-54 160-50 40-104 40t-104-40q-50-60-54-160 2-160 158-160z', palette.sky),
    highlight('M200 240q6-90 80-120l40 0q-90 60-100 220-16-40-20-100zM350 118l26 4q-90 80-96 260l-16-10q0-170 86-254z'),
    `<path d="M320 106q142 0 144 146-4 94-50 148-46 36-94 36" stroke-width="3" stroke-opacity=".4"/>`,
    shape('M320 306q60 0 84 60l-24 90q-20 60-60 70-40-10-60-70l-24-90q24-60 84-60z', palette.rubber),
    shade('M350 312q40 14 54 54l-24 90q-20 60-60 70 60-100 30-214z'),
    disc(320, 430, 76, palette.black),
    disc(320, 430, 58, bodyColour),
    disc(320, 430, 30, palette.steelDark),
    repeat(6, (step) => rotate(step * 60, 320, 430, thinLine('M320 392v-12'))),
    disc(250, 360, 22, palette.steelDark),
    disc(390, 360, 22, palette.steelDark),
    thinLine('M236 360h28M376 360h28'),
    tube('M320 506v30q0 40 60 40', 24, palette.black),
    printedText(320, 438, options.label ?? '', 18, palette.white),
  )
}

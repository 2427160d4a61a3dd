import { palette } from '../../palette.ts'
import { drawBolt } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A petrol rotary rescue saw with abrasive disc and guard; colour is the engine housing. */
export function drawRescueSaw(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Rotary rescue saw',
    shadow(320, 548, 270),
    shape('M190 300l260-50 20 60-250 80z', palette.steelDark),
    shade('M200 340l264-46 6 16-250 80z'),
    disc(478, 340, 148, palette.steelLight),
    `<circle cx="478" cy="340" r="128" stroke-width="3" stroke-opacity=".5"/>`,
    repeat(16, (step) => rotate(step * 22.5, 478, 340, thinLine('M478 196l6 18', palette.steelDark))),
    shape('M334 350q-6-160 144-172 120 6 140 110l-40 16q-20-76-100-80-100 8-94 116z', palette.black),
    shade('M334 350q-2-40 10-74 20 10 40 64z'),
    disc(478, 340, 44, palette.steelDark),
    drawBolt(478, 340, 22),
    tube('M150 290Q110 200 190 180l130-22q40-4 50 60', 30, palette.black),
    thinLine('M216 166l10 24M244 162l10 24M272 158l10 24', palette.steelDark),
    tube('M90 420q-50-60 0-110l60-10', 32, palette.black),
    shape('M96 350l26 14-16 30-20-12z', palette.red),
    shape('M80 330q0-50 50-54l130-16q60 0 70 60l10 90q0 50-50 54H130q-50-4-50-50z', bodyColour),
    shade('M80 404q130 20 260 0v10q0 50-50 50H130q-50-4-50-50z'),
    disc(214, 376, 62, palette.black),
    disc(214, 376, 46, palette.rubber),
    repeat(8, (step) => rotate(step * 45, 214, 376, thinLine('M214 350v-14', palette.steelLight))),
    disc(214, 376, 14, palette.steel),
    box(120, 288, 120, 40, palette.white, 5),
    printedText(180, 317, options.label ?? '14 IN', 27),
    box(96, 460, 230, 24, palette.black, 8),
    shape('M110 484h40l-10 30h-36zM270 484h40l10 30h-40z', palette.rubber),
    disc(300, 296, 14, palette.red),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  highlight,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A right-angle hand light with clip, its head turned to the right; colour is the body. */
export function drawHandLamp(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Right-angle hand light',
    shadow(290, 592, 150),
    shape('M196 196q0-96 96-96h84v200h-20v240q0 34-34 34h-92q-34 0-34-34z', bodyColour),
    shade('M300 574h22q34 0 34-34V300h-50z'),
    highlight('M212 200q4-66 60-82l10 12q-46 16-50 70v330h-20z'),
    drawHorizontalCylinder(360, 200, 50, 210, palette.black, 8),
    drawHorizontalCylinder(404, 200, 34, 236, bodyColour, 10),
    oval(440, 200, 44, 118, palette.black),
    oval(444, 200, 34, 98, palette.sky),
    disc(446, 200, 22, palette.white),
    shape('M486 160l110-50v180l-110-50z', '#fff3b8'),
    box(232, 122, 76, 34, palette.black, 12),
    repeat(5, (step) => thinLine(`M222 ${350 + step * 26}h100`)),
    tube('M196 260h-36q-24 0-24 24v190q0 20-16 20', 18, palette.steelDark),
    printedText(272, 528, options.label ?? '', 30, palette.white),
  )
}

import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  thinLine,
  repeat,
  pickFill,
  printedText,
  shadow,
  createProductSvg,
  reflectiveTrim,
  tube,
  rotate,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A roof ladder with its folding hooks open; colour is the rails. */
export function drawRoofLadder(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  const hook = tube('M262 118V70q0-44-50-44-40 0-40 40v26', 16, palette.steelDark)
  return createProductSvg(
    'Roof ladder with hooks',
    shadow(310, 596, 150, 16),
    rotate(
      -8,
      320,
      320,
      withMirrorImage(320, hook),
      repeat(
        9,
        (step) =>
          box(252, 130 + step * 50, 136, 16, palette.steel, 4) +
          thinLine(`M290 ${132 + step * 50}v12M320 ${132 + step * 50}v12M350 ${132 + step * 50}v12`),
      ),
      drawVerticalCylinder(252, 100, 30, 490, bodyColour),
      drawVerticalCylinder(388, 100, 30, 490, bodyColour),
      box(234, 100, 36, 40, palette.black, 6),
      box(370, 100, 36, 40, palette.black, 6),
      box(232, 572, 40, 26, palette.black, 6),
      box(368, 572, 40, 26, palette.black, 6),
      reflectiveTrim('M237 330h30', 30),
      reflectiveTrim('M373 330h30', 30),
      printedText(320, 360, options.label ?? '', 20),
    ),
  )
}

import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  disc,
  repeat,
  pickFill,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A two-section extension ladder with halyard and pulley, leaning; colour is the rails of the fly section. */
export function drawExtensionLadder(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  const section = (x: number, y: number, width: number, height: number, fill: string) => {
    const rungs = Math.floor((height - 30) / 44)
    return (
      repeat(rungs, (step) => box(x, y + 26 + step * 44, width, 14, palette.steelDark, 4)) +
      drawVerticalCylinder(x, y, 24, height, fill, 4) +
      drawVerticalCylinder(x + width, y, 24, height, fill, 4)
    )
  }
  return createProductSvg(
    'Two-section extension ladder',
    shadow(300, 596, 200, 18),
    '<g transform="translate(44 46) scale(.86)">',
    rotate(
      14,
      320,
      320,
      section(262, -2, 116, 420, bodyColour),
      section(236, 190, 168, 420, palette.steel),
      shape('M222 604h28v26h-36zM390 604h28l8 26h-36z', palette.black),
      tube('M322 206V560', 8, palette.wood),
      disc(322, 204, 18, palette.red),
      disc(322, 204, 6, palette.ink),
      tube('M316 470q-20 60 6 90 26-30 6-90', 8, palette.wood),
      box(226, 330, 34, 46, palette.red, 5),
      box(380, 330, 34, 46, palette.red, 5),
      shape('M250-2q0-16 12-16t12 16zM366-2q0-16 12-16t12 16z', palette.black),
      reflectiveTrim('M225 250h22', 34),
      reflectiveTrim('M393 250h22', 34),
    ),
    '</g>',
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import { placeAt, thinLine, disc, repeat, pickFill, printedText, shadow, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A locking carabiner; colour is the body. */
export function drawCarabiner(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Locking carabiner',
    shadow(320, 592, 150),
    tube('M402 220q6-130-96-130-130 0-130 130v216q0 118 118 118 84 0 84-92', 52, bodyColour),
    `<path d="M164 220q0-142 142-142 50 0 80 32" stroke="#fff" stroke-opacity=".4" stroke-width="9"/>`,
    tube('M402 220L380 452', 34, palette.steelLight, 'butt'),
    placeAt(
      398,
      262,
      95,
      drawHorizontalCylinder(0, 0, 128, 62, palette.black, 8),
      repeat(6, (step) => thinLine(`M${20 + step * 18} -28v56`, palette.steelDark)),
    ),
    disc(402, 214, 17, palette.steelLight),
    disc(379, 458, 22, palette.steelDark),
    placeAt(176, 420, -90, printedText(60, 10, options.label ?? '', 26)),
  )
}

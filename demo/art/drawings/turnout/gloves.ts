import { palette } from '../../palette.ts'
import {
  placeAt,
  box,
  thinLine,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pair of structural firefighting gloves with knuckle guards and wristlets; colour is the leather. */
export function drawGloves(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'tan')
  const glove =
    shape(
      'M-76 240V90q-20-50-24-120l-8-90q0-24 20-26t26 22l12 60-4-120q0-26 24-26t26 24l6 106 6-120q2-26 27-25t24 27l0 118 18-90q6-26 28-20t18 30l-12 130 0 22 34-40q18-18 36-4t6 36L92 80q-14 26-14 54v106z',
      bodyColour,
    ) +
    shade('M30 240V134q2-42 30-76l32 22q-14 26-14 54v106z') +
    shape('M-80-62q60-26 152-8l-6 70q-70-14-140 4z', palette.black) +
    thinLine('M-58-40l2 40M-20-46v42M18-46l-2 42M52-42l-4 42', palette.steelDark) +
    box(-84, 150, 172, 40, palette.black, 6) +
    reflectiveTrim('M-78 124h156', 22) +
    shape('M-76 190h152l8 60q0 10-10 10H-74q-10 0-10-10z', palette.rubber) +
    repeat(9, (step) => thinLine(`M${-62 + step * 15} 194v62`, palette.steelDark))
  return createProductSvg(
    'Structural firefighting gloves',
    shadow(320, 590, 220),
    placeAt(440, 312, 9, `<g transform="scale(-1 1)">${glove}</g>`),
    placeAt(
      216,
      318,
      -7,
      glove,
      box(-30, 156, 70, 28, palette.red, 4),
      printedText(5, 177, options.label ?? 'XL', 20, palette.white),
    ),
  )
}

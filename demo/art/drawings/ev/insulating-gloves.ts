import { palette } from '../../palette.ts'
import { placeAt, box, thinLine, pickFill, printedText, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pair of insulating rubber gloves with rolled cuff and class mark; colour is the rubber. */
export function drawInsulatingGloves(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  const glove =
    shape(
      'M-80 250V60q-10-40-16-100l-10-90q-2-24 16-26t22 22l14 66-6-110q0-24 20-24t22 22l8 106 4-118q2-24 22-23t20 25l0 116 16-96q6-22 24-18t16 26l-14 130 0 30 40-56q16-20 34-8t4 34L76 60q-12 24-12 50v140z',
      bodyColour,
    ) +
    shade('M24 250V112q2-42 30-74l24 20q-14 26-14 52v140z') +
    thinLine('M-54-40q20 20 20 60M20-40q-20 24-20 50') +
    shape('M-92 230h168q14 0 14 15t-14 15H-92q-14 0-14-15t14-15z', bodyColour)
  return createProductSvg(
    'High-voltage insulating gloves',
    shadow(320, 580, 220),
    placeAt(430, 320, 8, `<g transform="scale(-1 1)">${glove}</g>`),
    placeAt(
      230,
      316,
      -6,
      glove,
      box(-62, 130, 110, 70, palette.white, 6),
      shape('M-34 142l-14 26h12l-4 22 18-28h-12z', palette.red),
      printedText(14, 176, options.label ?? '00', 32),
    ),
  )
}

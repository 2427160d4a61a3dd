import { palette } from '../../palette.ts'
import { thinLine, repeat, pickFill, shade, shadow, shape, createProductSvg, rotate } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A flat-head fire axe with a curved handle; colour is the handle. */
export function drawAxe(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Flat-head axe',
    shadow(310, 590, 210),
    rotate(
      28,
      320,
      320,
      shape('M298 120h44l6 250q2 90 16 150 8 30-10 40l-38 6q-18 2-20-16-8-90-4-200z', bodyColour),
      shade('M326 120h16l6 250q2 90 16 150 8 30-10 40l-18 3q-10-220-10-443z'),
      shape('M291 460L353 456q4 34 11 64q8 30-10 40l-38 6q-18 2-20-16q-4-45-5-90z', palette.black),
      repeat(4, (step) => thinLine(`M298 ${478 + step * 20}l50-3`, palette.steelDark)),
      shape(
        'M236 92q-4-10 8-12h120q70 6 110-26 14-10 18 8 14 92-4 170-6 18-20 8-50-40-104-46H244q-12-2-8-12z',
        palette.red,
      ),
      shape('M444 70q20-6 32-18 12-8 16 8 14 92-4 172-6 16-20 8l-28-20q20-76 4-150z', palette.steelLight),
      shape('M236 92q-4-10 8-12h30v114h-30q-12-2-8-12z', palette.steelDark),
      shade('M274 150h110q50 6 84 30l-4 32q-44-26-84-18H274z'),
      shape('M300 66h40v16h-40z', palette.wood),
      thinLine('M308 70h24'),
    ),
  )
}

import { palette } from '../../palette.ts'
import { placeAt, clampCount, thinLine, pickFill, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Step chocks for cribbing a vehicle; `count` is 1 or 2. */
export function stepChock(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const chock = (x: number, y: number) =>
    placeAt(
      x,
      y,
      0,
      shape('M0 50v-250l50-30h90v50h80v50h80v50h80v50h80v50l-50 30z', bodyColour),
      shape('M0 50v-250h90v50h80v50h80v50h80v50h80v50z', bodyColour),
      shape(
        'M0-200l50-30h90l-50 30zM90-150l50-30h80l-50 30zM170-100l50-30h80l-50 30zM250-50l50-30h80l-50 30zM330 0l50-30h80l-50 30z',
        palette.lime,
      ),
      shade('M0 50v-50h410v50z'),
      shape('M36-130h40q10 0 10 12v20q0 12-10 12H36q-10 0-10-12v-20q0-12 10-12z', palette.white),
      thinLine('M108-150v140M188-100v90M268-50v40', palette.steelDark),
    )
  const two = clampCount(options, 2, 1, 2) === 2
  return createProductSvg(
    'Step chocks',
    shadow(320, 560, 280, 26),
    two ? chock(150, 380) : '',
    two ? chock(40, 510) : chock(80, 490),
  )
}

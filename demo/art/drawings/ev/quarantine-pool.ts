import { drawEvCar } from '../../ev-car.ts'
import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  pickFill,
  flatShape,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A frame pool to quarantine a vehicle in water; colour is the liner. */
export function drawQuarantinePool(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'blue')
  const leg = (x: number, y: number) =>
    tube(`M${x} ${y}v96`, 18, palette.steelLight) + box(x - 20, y + 92, 40, 14, palette.black, 4)
  return createProductSvg(
    'Vehicle quarantine pool',
    shadow(320, 540, 300, 26),
    shape('M110 250h420l80 110v150H30V360z', palette.navy),
    flatShape('M118 286h404l58 70H60z', palette.sky),
    placeAt(128, 392, 0, `<g transform="scale(.6)">${drawEvCar(palette.red)}</g>`),
    flatShape('M44 352h552l6 30v20H38v-20z', '#8fbfdf'),
    thinLine('M80 370q20-10 40 0t40 0M300 380q20-10 40 0t40 0M470 368q20-10 40 0t40 0', palette.white),
    shape('M30 380h580v130q0 12-12 12H42q-12 0-12-12z', bodyColour),
    shade('M30 464h580v46q0 12-12 12H42q-12 0-12-12z'),
    tube('M110 250h420', 16, palette.steelLight),
    tube('M30 380L110 250M610 380L530 250', 16, palette.steelLight),
    tube('M24 380h592', 22, palette.steelLight),
    leg(40, 400),
    leg(176, 400),
    leg(464, 400),
    leg(600, 400),
    placeAt(108, 460, 0, drawHorizontalCylinder(-30, 0, 60, 40, palette.steel), disc(0, 0, 26, palette.brass)),
    printedText(320, 466, options.label ?? 'QUARANTINE', 34, palette.white),
  )
}

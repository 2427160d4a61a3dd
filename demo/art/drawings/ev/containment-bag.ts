import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A containment bag for damaged batteries, roll-top closed with buckles; colour is the bag. */
export function drawContainmentBag(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const buckle = (x: number) =>
    box(x, 160, 30, 240, palette.black, 4) +
    box(x - 10, 262, 50, 44, palette.rubber, 6) +
    thinLine(`M${x - 4} 284h38`, palette.steelLight)
  return createProductSvg(
    'Battery containment bag',
    shadow(320, 572, 230),
    tube('M110 330q-70 20-60 100 8 54 64 50', 22, palette.black),
    tube('M530 330q70 20 60 100-8 54-64 50', 22, palette.black),
    shape('M120 190h400l20 340q0 34-34 34H134q-34 0-34-34z', bodyColour),
    shade('M420 190h100l20 340q0 34-34 34h-96z'),
    highlight('M140 240h26l-12 280h-30z'),
    shape('M108 132h424q16 0 16 16v40q0 16-16 16H108q-16 0-16-16v-40q0-16 16-16z', palette.steelDark),
    thinLine('M96 158h448M96 180h448'),
    buckle(176),
    buckle(434),
    shape('M320 262l84 146q4 10-8 10H244q-12 0-8-10z', palette.yellow),
    shape('M326 302l-28 54h22l-8 44 36-58h-22z', palette.ink),
    box(210, 444, 220, 58, palette.white, 6),
    printedText(320, 484, options.label ?? 'Li-ion', 34),
    dashedLine('M112 540h416', '9 7', 3, 0.7),
  )
}

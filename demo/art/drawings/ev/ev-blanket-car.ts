import { drawEvCar } from '../../ev-car.ts'
import { palette } from '../../palette.ts'
import {
  placeAt,
  box,
  dashedLine,
  thinLine,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An EV fire blanket spread over a car, its nose still showing; colour is the blanket. */
export function drawEvBlanketCar(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  const handle = (x: number, y: number, tilt: number) =>
    placeAt(x, y, tilt, tube('M-22 0q-4 36 22 36t22-36', 12, palette.red))
  return createProductSvg(
    'EV fire blanket spread over a car',
    shadow(320, 508, 306, 28),
    placeAt(18, 500, 0, `<g transform="scale(.94)">${drawEvCar(palette.blue)}</g>`),
    shape(
      'M196 318Q250 258 312 252q116-12 186 16 56 24 84 76 30 10 38 48l12 118q-26 14-44 0-26 16-50 0-30 18-58 2-34 16-62 0-30 16-60 0-34 14-62-2-30 12-62-8 4-96-8-184z',
      bodyColour,
    ),
    shade(
      'M582 344q30 10 38 48l12 118q-26 14-44 0l-26-110zM420 262l30 100 8 150q-20 10-40 0l-20-140zM290 270l-10 110 16 132q-34 14-62-2-14-4-22-8 14-120 78-232z',
    ),
    thinLine('M300 256q-30 120-24 254M412 254q40 110 26 256M520 280q40 110 48 228M352 252q-2 120 6 258'),
    dashedLine('M216 492q30 16 62 4 30 18 62 2 30 16 60 0 28 16 60 0 30 16 56 0 26 16 50 0 18 14 46 2', '10 8', 4, 0.6),
    tube('M198 320Q248 262 312 253', 10, palette.red),
    tube('M198 320q24 88 20 184', 10, palette.red),
    handle(250, 508, 4),
    handle(520, 510, -2),
    box(400, 372, 100, 44, palette.red, 4),
    printedText(450, 404, options.label ?? 'EV', 32, palette.white),
  )
}

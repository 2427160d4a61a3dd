import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  pickFill,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An emergency plug that immobilises an EV at its charge port; colour is the grip. */
export function drawEvPlug(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'lime')
  const pin = (x: number, y: number, r: number) =>
    disc(x, y, r, palette.black) + disc(x, y, r * 0.55, palette.steelLight)
  return createProductSvg(
    'EV emergency isolation plug',
    shadow(330, 560, 220),
    tube('M470 430q90 30 70 100-10 34-70 30', 14, palette.orange),
    box(404, 536, 84, 44, palette.orange, 6),
    printedText(446, 566, options.label ?? 'EV', 21),
    shape('M300 150h90q70 0 96 66l40 130q10 44-24 66-36 20-66-12l-60-80-76-10z', bodyColour),
    shade('M390 300l76-60 20-24 40 130q10 44-24 66-36 20-66-12l-60-80z'),
    thinLine('M420 320l70-30M434 342l72-28M450 364l66-26'),
    shape('M210 120h80q60 0 60 60v110q0 60-60 60h-80z', palette.black),
    oval(210, 235, 106, 122, palette.steelDark),
    oval(206, 235, 90, 104, palette.black),
    oval(206, 235, 76, 90, palette.rubber),
    pin(176, 196, 17),
    pin(236, 196, 17),
    pin(154, 244, 20),
    pin(206, 248, 20),
    pin(258, 244, 20),
    pin(180, 294, 17),
    pin(232, 294, 17),
    box(310, 176, 96, 60, palette.white, 8),
    shape('M364 182l-22 28h14l-6 22 24-30h-14z', palette.yellow),
    disc(440, 206, 14, palette.green),
  )
}

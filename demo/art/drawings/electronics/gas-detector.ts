import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
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

const drawReading = (x: number, y: number, gas: string, value: string): string =>
  printedText(x, y, gas, 20) + printedText(x, y + 35, value, 32)

const drawSensor = (x: number): string =>
  disc(x, 386, 24, palette.black) + disc(x, 386, 13, palette.steelLight) + thinLine(`M${x - 6} 386h12`)

/** A gas detector with display, alarm bars and sensor ports; colour is the housing, `count` its gases: four or one. */
export function drawGasDetector(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  const gases = options.count === 1 ? 1 : 4
  return createProductSvg(
    'Gas detector',
    shadow(320, 596, 170),
    tube('M400 80q90-40 110 60', 12, palette.black),
    shape('M286 30h68v60h-68z', palette.steelDark),
    thinLine('M298 44h44M298 60h44'),
    shape('M200 110q0-40 40-40h160q40 0 40 40l20 60v300q0 110-60 110H240q-60 0-60-110V170z', bodyColour),
    shade('M390 70h10q40 0 40 40l20 60v300q0 110-60 110h-20z'),
    box(166, 190, 30, 240, palette.black, 12),
    box(444, 190, 30, 240, palette.black, 12),
    box(224, 84, 192, 30, palette.red, 10),
    highlight('M236 90h168v7H236z'),
    box(212, 136, 216, 190, palette.ink, 12),
    box(226, 150, 188, 162, '#cfe3c0', 4),
    gases === 4
      ? thinLine('M320 150v162M226 231h188') +
          drawReading(273, 184, 'LEL', '0') +
          drawReading(367, 184, 'O2', '20.9') +
          drawReading(273, 264, 'CO', '0') +
          drawReading(367, 264, 'H2S', '0.0')
      : printedText(320, 196, 'PPM', 26) + printedText(320, 280, '0', 72),
    repeat(gases, (step) => drawSensor(320 + (step - (gases - 1) / 2) * 56)),
    disc(270, 470, 28, palette.black),
    disc(370, 470, 28, palette.black),
    thinLine('M258 470h24M370 458v24M358 470h24', palette.white),
    printedText(320, 548, options.label ?? 'X4', 34),
  )
}

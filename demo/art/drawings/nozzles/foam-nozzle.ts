import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawInlet } from '../../parts.ts'
import {
  box,
  thinLine,
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

/** An aspirating low-expansion foam branch with air inlets and carrying handle; colour is the barrel. */
export function drawFoamNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const airHoles = (x: number) =>
    box(x, 276, 34, 20, palette.ink, 10) + box(x, 318, 34, 20, palette.ink, 10) + box(x, 360, 34, 20, palette.ink, 10)
  return createProductSvg(
    'Aspirating foam nozzle',
    shadow(330, 520, 250),
    tube('M196 282V210q0-22 22-22h122q22 0 22 22v64', 26, palette.black),
    repeat(5, (step) => thinLine(`M${226 + step * 26} 178v20`, palette.steelDark)),
    drawInlet(options.coupling ?? 'storz', 108, 328, 180, 80),
    drawHorizontalCylinder(98, 328, 62, 82, palette.steelDark),
    shape('M160 288l42-26v132l-42-26z', bodyColour),
    shade('M160 350h42v44l-42-26z'),
    drawHorizontalCylinder(202, 328, 96, 132, bodyColour, 3),
    airHoles(212),
    airHoles(256),
    drawHorizontalCylinder(298, 328, 24, 148, palette.red, 4),
    shape('M322 264l244-16q18 0 18 18v124q0 18-18 18l-244-16z', bodyColour),
    shade('M322 354h262v36q0 18-18 18l-244-16z'),
    highlight('M330 276l230-14v13l-230 12z'),
    drawHorizontalCylinder(560, 328, 32, 176, palette.black, 8),
    thinLine('M420 258v140M520 252v152'),
    printedText(470, 340, options.label ?? 'FOAM', 30),
  )
}

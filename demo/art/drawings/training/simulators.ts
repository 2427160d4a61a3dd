import { palette } from '../../palette.ts'
import { drawGauge } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
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

const flames = 'M0 0q-50-40-14-104 8 30 24 34-10-60 34-96-6 50 30 76 24-10 20-36 40 70-10 126z'

function drawLaptop(title: string, screen: readonly string[], word: string): string {
  return createProductSvg(
    title,
    shadow(320, 560, 280),
    box(90, 90, 460, 330, palette.black, 18),
    box(112, 112, 416, 286, palette.sky, 6),
    ...screen,
    shape('M60 440h520l40 90H20z', palette.steelLight),
    shade('M26 514h588l6 16H20z'),
    box(250, 490, 140, 26, palette.steel, 6),
    repeat(3, (step) => thinLine(`M90 ${454 + step * 12}h460`, palette.steelDark)),
    word === '' ? '' : box(126, 124, 170, 44, palette.ink, 6) + printedText(211, 158, word, 30, palette.lime),
  )
}

function drawFlame(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${shape(flames, palette.orange)}${flatShape('M4-4q-20-30 14-60 20 20 30 60z', palette.yellow)}</g>`
}

/** A commander's view of a burning house with a map of units. */
function drawCommandScreen(options: DrawingOptions = {}): string {
  return drawLaptop(
    'Command simulation',
    [
      shape('M200 390V270l90-70 90 70v120z', palette.tan),
      box(230, 300, 44, 50, palette.black),
      box(310, 300, 44, 90, palette.wood),
      drawFlame(230, 300, 0.7),
      box(430, 190, 80, 200, palette.navy, 6),
      repeat(
        4,
        (step) =>
          disc(450, 216 + step * 44, 10, step % 2 === 0 ? palette.red : palette.lime) +
          thinLine(`M468 ${216 + step * 44}h30`, palette.white),
      ),
    ],
    options.label ?? 'CMD',
  )
}

/** A driver's view of the road over a steering wheel. */
function drawDrivingScreen(options: DrawingOptions = {}): string {
  return drawLaptop(
    'Driving simulation',
    [
      flatShape('M114 280h412v116H114z', palette.green),
      shape('M290 240h60l150 158H140z', palette.rubber),
      thinLine('M320 250v30M320 300v36M320 356v40', palette.yellow),
      box(350, 220, 60, 50, palette.red, 6),
      disc(320, 440, 96, 'none'),
      tube('M224 440a96 96 0 0 1 192 0', 20, palette.black),
    ],
    options.label ?? 'DRV',
  )
}

/** Gauges and a flow diagram of a pump on a screen. */
function drawPumpScreen(options: DrawingOptions = {}): string {
  return drawLaptop(
    'Pump simulation',
    [
      drawGauge(210, 260, 60),
      drawGauge(360, 260, 60),
      tube('M130 360H500', 20, palette.blue),
      box(440, 200, 60, 150, palette.red, 8),
      repeat(3, (step) => disc(200 + step * 90, 360, 18, palette.lime)),
    ],
    options.label ?? 'PUMP',
  )
}

/** A house and a garage on fire. */
function drawHouseScenario(options: DrawingOptions = {}): string {
  return drawLaptop(
    'House fire scenario',
    [
      flatShape('M114 360h412v36H114z', palette.green),
      shape('M160 370V270l90-80 90 80v100z', palette.tan),
      shape('M340 370v-80h130v80z', palette.steelLight),
      box(360, 310, 90, 60, palette.white),
      box(200, 290, 40, 50, palette.black),
      drawFlame(200, 290, 0.7),
      drawFlame(380, 300, 0.5),
    ],
    options.label ?? 'HOUSE',
  )
}

/** An electric car burning at a charger. */
function drawCarScenario(options: DrawingOptions = {}): string {
  return drawLaptop(
    'Electric vehicle scenario',
    [
      flatShape('M114 350h412v46H114z', palette.steelDark),
      box(450, 220, 46, 140, palette.lime, 8),
      tube('M450 260q-40 20-60 60', 10, palette.black),
      shape('M150 360v-40l50-10 40-50h100l40 50 50 14v36z', palette.blue),
      disc(210, 362, 28, palette.black),
      disc(370, 362, 28, palette.black),
      drawFlame(230, 310, 0.7),
    ],
    options.label ?? 'EV',
  )
}

/** Storage tanks and a chimney with a burning tank. */
function drawPlantScenario(options: DrawingOptions = {}): string {
  return drawLaptop(
    'Industrial scenario',
    [
      flatShape('M114 360h412v36H114z', palette.steelDark),
      repeat(2, (step) => box(150 + step * 130, 260, 110, 110, palette.steelLight, 10)),
      shape('M430 370l12-180h40l12 180z', palette.maroon),
      tube('M260 330h20M390 340h40', 14, palette.yellow),
      drawFlame(170, 260, 0.8),
    ],
    options.label ?? 'PLANT',
  )
}

/** A driving seat, wheel and three screens. */
function drawDriverConsole(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Driver console with three screens',
    shadow(320, 600, 280),
    shape('M30 110l150-30v200L30 310zM610 110L460 80v200l150 30z', palette.black),
    box(186, 76, 268, 208, palette.black, 8),
    box(202, 92, 236, 176, palette.sky, 4),
    shape('M300 180h40l98 88H202z', palette.rubber),
    thinLine('M320 190v70', palette.yellow),
    flatShape('M44 124l122-26v170L44 294zM596 124L474 98v170l122 26z', palette.sky),
    box(150, 320, 340, 130, bodyColour, 16),
    tube('M250 330a70 70 0 1 1 140 0a70 70 0 1 1-140 0', 20, palette.black),
    disc(320, 330, 18, palette.steel),
    repeat(4, (step) => disc(424 + (step % 2) * 34, 360 + Math.floor(step / 2) * 40, 11, palette.lime)),
    box(180, 450, 50, 130, palette.rubber),
    box(410, 450, 50, 130, palette.rubber),
    box(270, 480, 100, 100, palette.black, 20),
  )
}

/** A rugged tablet with buttons for faults and fires. */
function drawTablet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Instructor tablet',
    shadow(320, 590, 250),
    box(60, 120, 520, 400, bodyColour, 40),
    box(90, 150, 460, 340, palette.black, 14),
    box(108, 168, 424, 304, palette.navy, 6),
    drawGauge(200, 260, 60),
    drawFlame(330, 320, 1),
    repeat(3, (step) => box(130 + step * 132, 380, 116, 66, [palette.red, palette.yellow, palette.lime][step], 10)),
    printedText(460, 240, options.label ?? 'SIM-T', 40, palette.white),
  )
}

/** Programs, scenes and consoles of the simulator. */
export const simulators = {
  'command-screen': drawCommandScreen,
  'driving-screen': drawDrivingScreen,
  'pump-screen': drawPumpScreen,
  'house-scenario': drawHouseScenario,
  'car-scenario': drawCarScenario,
  'plant-scenario': drawPlantScenario,
  'driver-console': drawDriverConsole,
  tablet: drawTablet,
} as const

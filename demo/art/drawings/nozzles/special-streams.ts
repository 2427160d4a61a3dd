import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawCoupling, drawInlet, drawVerticalCylinder, drawScrewThread } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  placeWithoutShadow,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'
import { drawMonitor } from './monitor.ts'

/** Four smooth bore tips screwed onto each other, narrowing upwards. */
function drawStackedTips(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const sizes = ['2', '1 3/4', '1 1/2', '1 3/8']
  return createProductSvg(
    'Stacked tips',
    shadow(320, 606, 170),
    placeAt(320, 510, 90, drawScrewThread(0, 0, 70, 190)),
    repeat(4, (step) => {
      const low = 500 - step * 116
      const half = 110 - step * 18
      return (
        shape(`M${320 - half} ${low}v-40l16-66h${2 * half - 32}l16 66v40z`, bodyColour) +
        box(314 - half, low - 36, 2 * half + 12, 36, step % 2 === 0 ? palette.black : palette.red, 6) +
        printedText(320, low - 54, sizes[step] ?? '', 32)
      )
    }),
  )
}

/** A tube of straightening vanes between two threads. */
function drawStreamShaper(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelDark')
  return createProductSvg(
    'Stream shaper',
    shadow(320, 500, 270),
    drawInlet('threaded', 130, 330, 180, 130),
    drawHorizontalCylinder(120, 330, 370, 130, bodyColour, 8),
    drawScrewThread(490, 330, 80, 110),
    repeat(4, (step) => thinLine(`M150 ${290 + step * 27}h310`, palette.steelLight)),
    printedText(306, 344, options.label ?? '2.5', 36, palette.white),
  )
}

/** A wide automatic master nozzle with a toothed bumper and no grip. */
function drawMasterNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Master stream nozzle',
    shadow(320, 560, 260),
    drawInlet('threaded', 180, 330, 180, 150),
    shape('M180 250h120l120-50v260l-120-50H180z', palette.steel),
    shade('M180 370h120l120 40v50l-120-50H180z'),
    drawHorizontalCylinder(300, 330, 130, 250, palette.red, 14),
    repeat(4, (step) => thinLine(`M${324 + step * 28} 210v240`)),
    drawHorizontalCylinder(430, 330, 110, 300, bodyColour, 12),
    repeat(7, (step) => box(530, 190 + step * 42, 40, 28, palette.rubber, 6)),
    printedText(366, 346, options.label ?? '', 40, palette.white),
  )
}

/** A short barrel nozzle that is turned to shut off, for racks; brass by default. */
function drawRackNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'brass')
  return createProductSvg(
    'Adjustable rack nozzle',
    shadow(320, 500, 250),
    drawInlet('threaded', 150, 330, 180, 120, bodyColour),
    shape('M140 280h140l50-20v140l-50-20H140z', bodyColour),
    drawHorizontalCylinder(320, 330, 150, 170, bodyColour, 10),
    repeat(6, (step) => thinLine(`M${340 + step * 22} 248v164`)),
    drawHorizontalCylinder(470, 330, 60, 200, palette.black, 10),
    shade('M140 350h140v36H140z'),
  )
}

/** A light nozzle with a flow selector and bail for brush fires. */
function drawForestryNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Forestry nozzle',
    shadow(320, 520, 240),
    drawInlet('threaded', 170, 350, 180, 90),
    drawHorizontalCylinder(160, 350, 200, 90, bodyColour, 12),
    tube('M280 350v-110q0-40 40-40h30', 22, palette.black),
    disc(280, 350, 30, palette.black),
    shape('M360 300l130-20v140l-130-20z', bodyColour),
    rotate(-18, 420, 230, drawHorizontalCylinder(400, 240, 110, 56, palette.steel, 6)),
    drawHorizontalCylinder(490, 350, 50, 160, palette.black, 8),
  )
}

/** A nozzle that hangs through a floor on a pipe and spins. */
function drawCellarNozzle(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Rotating cellar nozzle',
    shape('M30 250h590v56H30z', palette.wood),
    flatShape('M262 248h116v60H262z', palette.black),
    repeat(6, (step) =>
      flatShape(`M320 470L${40 + step * 112} 620h30L340 480z`, step % 2 === 0 ? palette.sky : palette.steelLight),
    ),
    placeAt(320, 100, -90, drawInlet('threaded', 0, 0, 0, 90)),
    drawVerticalCylinder(320, 90, 60, 330, palette.steel),
    tube('M170 180H470', 22, palette.black),
    box(240, 410, 160, 60, bodyColour, 20),
    repeat(3, (step) =>
      placeAt(258 + step * 62, 462, 120 - step * 30, drawHorizontalCylinder(0, 0, 54, 36, palette.brass)),
    ),
    thinLine('M190 400q-30 30 0 60M450 400q30 30 0 60', palette.red),
  )
}

/** An eductor in a line with its pickup tube and metering knob. */
function drawEductor(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'In-line foam eductor',
    shadow(320, 590, 250),
    tube('M320 290q-10 120 60 150t80 150', 24, palette.sky),
    box(430, 540, 60, 70, palette.steelDark, 10),
    drawInlet('threaded', 130, 220, 180, 110),
    shape('M120 165h110l70 30h50l90-30h90v110h-90l-90-30h-50l-70 30H120z', bodyColour),
    shade('M120 240h110l70-14h50l90 14h90v35h-90l-90-30h-50l-70 30H120z'),
    drawScrewThread(520, 220, 70, 96),
    drawVerticalCylinder(320, 230, 60, 70, palette.steel),
    disc(320, 160, 54, palette.black),
    printedText(320, 172, '3%', 34, palette.white),
    printedText(470, 232, options.label ?? '', 28, palette.white),
  )
}

/** A monitor on a road trailer. */
function drawTrailerMonitor(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Trailer monitor',
    shadow(320, 600, 290),
    placeWithoutShadow(drawMonitor(options), 110, 20, 420),
    tube('M20 560H150', 22, palette.steelDark),
    box(110, 420, 430, 80, bodyColour, 10),
    drawCoupling('storz', 540, 460, 0, 60),
    repeat(
      2,
      (step) => disc(230 + step * 190, 524, 66, palette.black) + disc(230 + step * 190, 524, 30, palette.steelLight),
    ),
    tube('M130 500v80', 16, palette.steel),
  )
}

/** Nozzles and stream devices beyond handline fog, smooth bore and foam. */
export const specialStreams = {
  'stacked-tips': drawStackedTips,
  'stream-shaper': drawStreamShaper,
  'master-nozzle': drawMasterNozzle,
  'rack-nozzle': drawRackNozzle,
  'forestry-nozzle': drawForestryNozzle,
  'cellar-nozzle': drawCellarNozzle,
  eductor: drawEductor,
  'trailer-monitor': drawTrailerMonitor,
} as const

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

function drawLamp(x: number, y: number, width: number, height: number): string {
  return (
    box(x, y, width, height, palette.black, 12) +
    box(x + 12, y + 12, width - 24, height - 24, palette.yellow, 6) +
    repeat(3, (step) => disc(x + width * (0.25 + step * 0.25), y + height / 2, 12, palette.white))
  )
}

const legs = 'M320 400L140 590M320 400L500 590M320 400V590'

/** A tripod with its telescopic mast and no light. */
function drawTripod(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Light tripod',
    shadow(320, 600, 230),
    tube(legs, 22, palette.black),
    box(286, 370, 68, 60, palette.red, 8),
    drawVerticalCylinder(320, 190, 40, 210, bodyColour),
    drawVerticalCylinder(320, 80, 26, 120, palette.steelLight),
    box(296, 50, 48, 36, palette.black, 6),
    thinLine('M230 500h180', palette.steel),
    disc(366, 400, 16, palette.black),
  )
}

/** A glowing column of cloth blown up over its generator base. */
function drawLightTower(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Inflatable light tower',
    shadow(320, 600, 200),
    shape('M270 430V130q0-90 50-90t50 90v300z', palette.white),
    flatShape('M274 300V132q4-84 46-88t46 88v168z', palette.yellow),
    thinLine('M272 160h96M272 230h96M272 300h96M272 370h96', palette.steelDark),
    box(210, 420, 220, 150, bodyColour, 16),
    repeat(5, (step) => thinLine(`M232 ${448 + step * 20}h80`)),
    disc(374, 490, 36, palette.black),
    tube('M290 420L110 590M350 420l180 170', 6, palette.steel),
    repeat(6, (step) => rotate(-75 + step * 30, 320, 150, thinLine('M320 20v-30', palette.gold))),
  )
}

/** A mast on a vehicle roof with two lamp heads. */
function drawVehicleMast(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Vehicle light mast',
    shape('M30 470h580v130H30z', bodyColour),
    flatShape('M30 520h580v26H30z', palette.white),
    box(220, 430, 200, 44, palette.black, 8),
    tube('M300 430L210 260L330 120', 30, palette.steelLight),
    disc(210, 260, 26, palette.steelDark),
    disc(300, 430, 24, palette.steelDark),
    drawLamp(150, 50, 190, 90),
    drawLamp(350, 50, 190, 90),
    box(470, 300, 90, 130, palette.black, 12),
    disc(515, 340, 20, palette.red),
    disc(515, 390, 20, palette.lime),
  )
}

/** An upright area light with handle, sealed for hazardous places. */
function drawAreaLight(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Area light',
    shadow(320, 596, 180),
    tube('M220 130q0-80 100-80t100 80', 26, palette.black),
    box(190, 130, 260, 60, bodyColour, 14),
    box(210, 186, 220, 220, palette.yellow, 10),
    repeat(5, (step) => box(206 + step * 48, 186, 16, 220, palette.black, 4)),
    box(180, 400, 280, 180, bodyColour, 24),
    shade('M182 510h276v46q0 24-22 24H204q-22 0-22-24z'),
    disc(250, 470, 28, palette.black),
    shape('M400 430l46 46-46 46-46-46z', palette.yellow),
    printedText(400, 488, 'EX', 34),
  )
}

/** A wand with a red cone for directing traffic. */
function drawTrafficWand(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Traffic wand',
    shadow(320, 600, 170),
    rotate(
      32,
      320,
      320,
      shape('M270 340l24-290q26-24 52 0l24 290z', bodyColour),
      highlight('M292 320l14-250h12l-6 250z'),
      box(264, 330, 112, 50, palette.black, 10),
      box(282, 376, 76, 210, palette.black, 16),
      dashedLine('M320 440V570', '5 10', 60, 0.5),
      disc(320, 408, 14, palette.lime),
    ),
    thinLine('M190 90l-40-30M230 50l-14-44M160 150l-50-4', palette.red),
  )
}

/** A speaker microphone with a coiled cord. */
function drawSpeakerMicrophone(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Remote speaker microphone',
    shadow(300, 600, 190),
    box(180, 80, 220, 320, bodyColour, 50),
    shade('M350 84q48 6 48 46v220q0 46-48 50z'),
    repeat(4, (step) => repeat(4, (m) => disc(234 + m * 38, 160 + step * 34, 8, palette.steel))),
    box(160, 170, 30, 120, palette.orange, 10),
    disc(290, 340, 24, palette.red),
    tube('M290 400v50', 18, palette.black),
    repeat(6, (step) => oval(316 + step * 26, 474 + step * 12, 24, 40)),
    tube('M474 546q60 10 70-40v-90', 14, palette.black),
    drawHorizontalCylinder(520, 400, 50, 60, palette.steelDark, 6),
    printedText(290, 128, options.label ?? 'IP68', 26, palette.white),
  )
}

/** Ear cups on a band behind the neck with a boom microphone. */
function drawHeadset(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'lime')
  const cup = (x: number) => box(x, 260, 110, 190, palette.black, 46) + box(x + 18, 286, 74, 138, bodyColour, 34)
  return createProductSvg(
    'Vehicle headset',
    shadow(320, 590, 210),
    tube('M150 300q-20-220 170-220t170 220', 24, palette.black),
    tube('M160 400q40 130 160 130t160-130', 16, palette.steelDark),
    cup(90),
    cup(440),
    tube('M150 430q30 110 130 90', 12, palette.steel),
    box(262, 486, 66, 52, palette.black, 20),
    tube('M500 440q50 60 20 140', 12, palette.black),
    box(496, 566, 50, 34, palette.orange, 8),
  )
}

/** A leather strap with a holster and buckle. */
function drawRadioStrap(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'maroon')
  return createProductSvg(
    'Leather radio strap with holster',
    shadow(320, 606, 200),
    tube('M440 400Q600 60 330 60T210 400', 40, bodyColour),
    dashedLine('M440 390Q590 80 330 80T214 390', '9 8', 3, 0.6),
    box(296, 36, 60, 52, palette.brass, 6),
    shape('M200 330h240v210q0 50-50 50H250q-50 0-50-50z', bodyColour),
    shade('M380 332h58v208q0 50-50 50h-20q14-120 12-258z'),
    dashedLine('M214 346h212v196q0 34-34 34H250q-36 0-36-34z', '9 8', 3, 0.7),
    box(280, 280, 80, 50, palette.black, 6),
    tube('M260 390h120', 26, palette.black),
    disc(320, 390, 14, palette.brass),
  )
}

/** Lights on masts, hand-held lights, and radio accessories. */
export const lightAndVoice = {
  tripod: drawTripod,
  'light-tower': drawLightTower,
  'vehicle-mast': drawVehicleMast,
  'area-light': drawAreaLight,
  'traffic-wand': drawTrafficWand,
  'speaker-microphone': drawSpeakerMicrophone,
  headset: drawHeadset,
  'radio-strap': drawRadioStrap,
} as const

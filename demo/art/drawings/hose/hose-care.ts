import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawCoupling, drawGauge, createSpiralPath } from '../../parts.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A cabinet in which lengths of hose hang to dry. */
function drawDryingCabinet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  return createProductSvg(
    'Hose drying cabinet',
    shadow(320, 606, 220),
    box(130, 40, 380, 550, bodyColour, 10),
    box(156, 130, 328, 430, palette.navy, 6),
    repeat(5, (step) =>
      tube(`M${190 + step * 65} 540V190q0-26 16-26t16 26V520`, 16, step % 2 === 0 ? palette.yellow : palette.white),
    ),
    box(156, 60, 200, 50, palette.black, 8),
    printedText(256, 96, '110 °F', 34, palette.lime),
    disc(430, 86, 20, palette.red),
    box(492, 300, 16, 90, palette.steelDark, 6),
  )
}

/** A frame that a hose is pulled through between water jets. */
function drawHoseWasher(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'blue')
  return createProductSvg(
    'Hose washer',
    shadow(320, 580, 270),
    tube('M20 340H220', 84, palette.yellow, 'butt'),
    tube('M420 340H620', 84, palette.white, 'butt'),
    box(190, 170, 260, 330, bodyColour, 30),
    shade('M400 172h20q28 0 28 30v270q0 26-28 28h-20z'),
    box(240, 250, 160, 180, palette.black, 20),
    repeat(4, (step) => thinLine(`M${262 + step * 38} 262l-8 60M${262 + step * 38} 418l-8-60`, palette.sky)),
    drawCoupling('threaded', 320, 170, -90, 70),
    box(200, 500, 50, 70, palette.steelDark),
    box(390, 500, 50, 70, palette.steelDark),
  )
}

/** A wheeled tester with a gauge and four outlets. */
function drawHoseTester(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Hose tester',
    shadow(320, 600, 250),
    tube('M110 560V120q0-50 50-50h60', 22, palette.steel),
    box(100, 180, 430, 340, bodyColour, 18),
    shade('M102 430h426v72q0 18-18 18H118q-16 0-16-18z'),
    drawGauge(230, 280, 76),
    box(340, 210, 150, 70, palette.black, 8),
    printedText(415, 258, options.label ?? '500 PSI', 32, palette.lime),
    disc(380, 334, 22, palette.lime),
    disc(450, 334, 22, palette.yellow),
    repeat(
      4,
      (step) =>
        drawHorizontalCylinder(118 + step * 104, 440, 70, 70, palette.steel) +
        disc(153 + step * 104, 440, 22, palette.brass),
    ),
    disc(160, 556, 48, palette.black),
    disc(160, 556, 18, palette.steel),
    box(460, 520, 40, 76, palette.steelDark),
  )
}

/** An open carry bag with folded hose on a shoulder strap. */
function drawHosePack(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'High-rise hose pack',
    shadow(320, 570, 280),
    tube('M130 300q190-330 380 0', 26, palette.red),
    repeat(
      4,
      (step) =>
        box(60, 200 + step * 46, 520, 50, step % 2 === 0 ? palette.white : palette.steelLight, 24) +
        dashedLine(`M90 ${225 + step * 46}H550`, '12 8', 3, 0.4),
    ),
    box(50, 330, 540, 220, bodyColour, 30),
    reflectiveTrim('M52 490H588', 30),
    tube('M190 190V548M450 190V548', 28, palette.red, 'butt'),
    box(168, 270, 44, 40, palette.steel, 5),
    box(428, 270, 44, 40, palette.steel, 5),
    printedText(320, 440, 'HIGH-RISE', 44, palette.white),
  )
}

/** A length of smooth rubber hose wound flat, with couplings. */
function drawBoosterHose(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Booster hose',
    shadow(310, 580, 260),
    tube(createSpiralPath(310, 320, 230, 70, 4), 44, bodyColour, 'butt'),
    dashedLine(createSpiralPath(310, 320, 230, 70, 4), '30 200', 6, 0.6),
    drawCoupling('threaded', 310, 548, 0, 60, palette.brass),
    drawCoupling('threaded', 310, 250, 180, 44, palette.brass),
  )
}

/** A swinging wall reel seen from the front with its bracket and nozzle. */
function drawWallReel(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Wall hose reel',
    box(40, 60, 40, 520, palette.steelDark, 6),
    box(70, 260, 120, 60, palette.steel, 8),
    disc(350, 300, 240, bodyColour),
    disc(350, 300, 206, palette.black),
    repeat(5, (step) => disc(350, 300, 196 - step * 20)),
    disc(350, 300, 96, bodyColour),
    shade('M430 250a96 96 0 0 1-130 132 110 110 0 0 0 130-132z'),
    disc(350, 300, 26, palette.steel),
    tube('M540 380q40 60 30 130', 24, palette.black),
    shape('M552 510h36l10 80h-56z', palette.brass),
    printedText(350, 270, 'FIRE', 34, palette.white),
  )
}

/** A clear sampling hose with a probe, coiled. */
function drawSamplingHose(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'sky')
  return createProductSvg(
    'Sampling hose',
    shadow(300, 580, 230),
    tube(createSpiralPath(300, 320, 210, 110, 4), 20, bodyColour, 'butt'),
    drawHorizontalCylinder(300, 530, 90, 34, palette.black, 8),
    drawHorizontalCylinder(390, 530, 170, 16, palette.steel, 6),
    drawHorizontalCylinder(210, 210, 90, 36, palette.brass, 6),
    disc(204, 210, 24, palette.white),
  )
}

/** Equipment to wash, test, dry and carry hose, and wound hose. */
export const hoseCare = {
  'drying-cabinet': drawDryingCabinet,
  'hose-washer': drawHoseWasher,
  'hose-tester': drawHoseTester,
  'hose-pack': drawHosePack,
  'booster-hose': drawBoosterHose,
  'wall-reel': drawWallReel,
  'sampling-hose': drawSamplingHose,
} as const

import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  placeWithoutShadow,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'
import { drawExtinguisher } from './extinguisher.ts'

/** A tall cylinder on a two-wheeled cart with a long hose. */
function drawWheeledExtinguisher(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Wheeled extinguisher',
    shadow(320, 606, 210),
    tube('M220 560V110q0-40 40-40h120q40 0 40 40v450', 20, palette.steelDark),
    drawVerticalCylinder(320, 110, 190, 440, bodyColour, 60),
    box(296, 70, 48, 50, palette.brass, 8),
    box(246, 250, 148, 150, palette.white, 8),
    flatShape('M249 253h142v46H249z', palette.yellow),
    printedText(320, 288, options.label ?? 'ABC', 34),
    repeat(3, (step) => thinLine(`M262 ${326 + step * 22}h116`, palette.steelDark)),
    tube('M340 90q170 0 160 160v160q0 50-50 50', 22, palette.black),
    shape('M440 446h-80v30h80z', palette.black),
    disc(200, 530, 74, palette.black),
    disc(200, 530, 34, palette.steelLight),
    disc(440, 530, 74, palette.black),
    disc(440, 530, 34, palette.steelLight),
  )
}

/** A carbon dioxide extinguisher with its wide horn and no gauge. */
function drawHornExtinguisher(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Carbon dioxide extinguisher',
    shadow(320, 600, 190),
    drawVerticalCylinder(280, 150, 180, 440, bodyColour, 70),
    box(252, 110, 56, 60, palette.brass, 6),
    shape('M200 90l170-20v26l-110 20h-60z', palette.black),
    tube('M310 130q120-10 130 90v60', 22, palette.steel),
    shape('M420 280h44l50 220h-144z', palette.black),
    oval(442, 500, 72, 18, palette.rubber),
    box(206, 290, 148, 140, palette.white, 8),
    printedText(280, 354, options.label ?? 'CO2', 48),
    thinLine('M222 380h116M222 402h116', palette.steelDark),
  )
}

/** A steel drum with ribs and bungs. */
function drawDrum(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'blue')
  return createProductSvg(
    '55 gallon drum',
    shadow(320, 600, 220),
    box(150, 80, 340, 510, bodyColour, 20),
    shade('M400 84h70q20 0 20 20v466q0 20-20 20h-70z'),
    highlight('M176 120h24v440h-24z'),
    oval(320, 92, 170, 40, palette.steelLight),
    oval(250, 90, 26, 10, palette.black),
    oval(400, 96, 16, 7, palette.black),
    repeat(2, (step) => box(142, 220 + step * 190, 356, 22, bodyColour, 10)),
    box(210, 260, 220, 140, palette.white, 8),
    printedText(320, 322, options.label ?? 'FOAM', 50),
    printedText(320, 376, '55 GAL', 38, palette.red),
  )
}

/** A plastic tank in a cage on a pallet. */
function drawTote(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'white')
  return createProductSvg(
    '265 gallon tote',
    shadow(320, 606, 270),
    box(80, 110, 480, 410, bodyColour, 26),
    disc(320, 104, 40, palette.black),
    repeat(6, (step) => box(96 + step * 84, 124, 14, 396, palette.steel, 3)),
    repeat(4, (step) => box(76, 160 + step * 96, 488, 14, palette.steel, 3)),
    box(200, 230, 240, 150, palette.white, 8),
    printedText(320, 300, options.label ?? 'FOAM', 54),
    printedText(320, 354, '265 GAL', 38, palette.red),
    box(290, 480, 60, 50, palette.red, 8),
    box(60, 524, 520, 22, palette.wood, 3),
    repeat(3, (step) => box(76 + step * 200, 546, 88, 44, palette.wood, 3)),
  )
}

/** A foam tank with wheels, handle, hose and branch pipe. */
function drawFoamCart(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Foam cart',
    shadow(320, 600, 270),
    tube('M110 470L50 210q-6-30 30-30', 22, palette.steelDark),
    box(110, 180, 420, 310, bodyColour, 50),
    shade('M112 400h416v40q0 50-48 50H160q-48 0-48-50z'),
    drawVerticalCylinder(320, 140, 90, 44, palette.black, 8),
    box(200, 250, 220, 110, palette.white, 8),
    printedText(310, 326, options.label ?? 'FOAM', 60),
    tube('M520 400q70 10 60 90t-90 60H330', 26, palette.red),
    shape('M210 530l130 10v40l-130 10z', palette.steel),
    disc(180, 530, 72, palette.black),
    disc(180, 530, 28, palette.steelLight),
    disc(460, 540, 56, palette.black),
    disc(460, 540, 22, palette.steelLight),
  )
}

/** A cabinet with a glazed door and an extinguisher inside. */
function drawCabinet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Extinguisher cabinet',
    box(130, 40, 380, 560, bodyColour, 10),
    box(172, 110, 296, 440, palette.sky, 6),
    placeWithoutShadow(drawExtinguisher({ label: 'ABC' }), 170, 150, 300),
    highlight('M190 130h60L190 340z'),
    box(470, 290, 24, 70, palette.steelLight, 6),
    printedText(320, 92, 'FIRE EXTINGUISHER', 44, palette.white),
  )
}

/** A wall plate with two clamps for a cylinder. */
function drawVehicleBracket(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Vehicle bracket',
    shadow(320, 606, 150),
    box(270, 40, 100, 540, bodyColour, 10),
    repeat(3, (step) => disc(320, 80 + step * 90, 10, palette.steelLight)),
    repeat(
      2,
      (step) =>
        tube(`M180 ${220 + step * 180}q-30 70 140 76t140-76`, 26, palette.steel) +
        box(410, 230 + step * 180, 90, 46, palette.red, 8),
    ),
    box(210, 540, 220, 50, bodyColour, 8),
  )
}

/** A V-shaped sign that stands out from a wall. */
function drawArrowSign(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Projecting extinguisher sign',
    shape('M320 60L110 110v450l210-50z', bodyColour),
    shape('M320 60l210 50v450l-210-50z', palette.maroon),
    placeWithoutShadow(drawExtinguisher(), 126, 130, 190),
    shape('M180 370h70v50h40l-75 80-75-80h40z', palette.white),
    placeWithoutShadow(drawExtinguisher(), 326, 130, 190),
    shape('M390 370h70v50h40l-75 80-75-80h40z', palette.white),
  )
}

/** Wheeled units, cylinders with a horn, containers of agent, and what holds or marks an extinguisher. */
export const largeAndMounted = {
  'wheeled-extinguisher': drawWheeledExtinguisher,
  'horn-extinguisher': drawHornExtinguisher,
  drum: drawDrum,
  tote: drawTote,
  'foam-cart': drawFoamCart,
  cabinet: drawCabinet,
  bracket: drawVehicleBracket,
  'arrow-sign': drawArrowSign,
} as const

import { palette } from '../../palette.ts'
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
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

function drawHook(title: string, fill: string, head: string): string {
  return createProductSvg(
    title,
    shadow(320, 606, 180),
    rotate(
      30,
      320,
      320,
      box(306, 150, 28, 440, fill, 10),
      highlight('M311 160h6v400h-6z'),
      box(300, 500, 40, 96, palette.black, 12),
      head,
    ),
  )
}

/** A flat steel bar with a hook at one side and a chisel at the other. */
function drawRoofHook(options: DrawingOptions = {}): string {
  return drawHook(
    'New York roof hook',
    pickFill(options, 'steelDark'),
    shape('M300 170V70h-90q-10 40-50 50 0-70 40-90h160v140z', palette.steelLight) +
      shape('M290 570h60l10 46h-80z', palette.steel),
  )
}

/** A hook with two rows of teeth that pulls plasterboard. */
function drawDrywallHook(options: DrawingOptions = {}): string {
  return drawHook(
    'Drywall hook',
    pickFill(options, 'yellow'),
    shape('M300 170V50h50l110-20v50l-60 10 60 20v40l-110-10v30z', palette.steel) +
      repeat(4, (step) => shape(`M${390 + step * 18} ${34 - step * 3}l8-26 10 24z`, palette.steelLight)) +
      shape('M300 60l-70-10 70 50z', palette.steel),
  )
}

/** A wide two-pronged claw for raking debris. */
function drawTrashHook(options: DrawingOptions = {}): string {
  return drawHook(
    'Trash hook',
    pickFill(options, 'wood'),
    tube('M230 170q-30-110 40-130h100q70 20 40 130', 22, palette.steel) +
      tube('M320 40v120', 30, palette.steel) +
      shape('M218 160l14 60 16-58zM396 160l14 60 16-58z', palette.steelDark),
  )
}

/** A ladder whose rails close against each other, half open. */
function drawAtticLadder(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  return createProductSvg(
    'Folding attic ladder',
    shadow(320, 606, 190),
    rotate(
      12,
      320,
      320,
      repeat(8, (step) => rotate(-24, 320, 100 + step * 62, box(262, 92 + step * 62, 120, 18, palette.steel, 6))),
      box(236, 40, 34, 550, bodyColour, 8),
      box(374, 20, 34, 550, bodyColour, 8),
      box(230, 570, 46, 34, palette.black, 6),
      box(368, 550, 46, 34, palette.black, 6),
      box(230, 300, 46, 24, palette.red, 4),
      box(368, 280, 46, 24, palette.red, 4),
    ),
  )
}

/** A ladder opened as an A with a locking hinge. */
function drawFrameLadder(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Combination ladder',
    shadow(320, 610, 260),
    repeat(
      6,
      (step) =>
        tube(`M${262 - step * 34} ${170 + step * 72}H${352 - step * 34}`, 14, palette.steelLight) +
        tube(`M${400 + step * 32} ${170 + step * 72}h60`, 12, palette.steel),
    ),
    tube('M270 100L60 600M370 100L160 600', 26, bodyColour),
    tube('M390 100L560 600M450 110L620 600', 20, palette.steelDark),
    box(250, 70, 220, 56, palette.black, 14),
    disc(380, 98, 16, palette.red),
    thinLine('M230 420L520 420', palette.steelDark),
  )
}

/** Two wheels side by side between swinging plates. */
function drawPulley(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Double pulley',
    shadow(320, 600, 150),
    tube('M200 600V320a120 120 0 0 1 240 0V600', 26, palette.white),
    dashedLine('M200 600V320a120 120 0 0 1 240 0V600', '6 10', 18, 0.35),
    shape('M320 60q60 0 70 70l50 160q10 150-120 170-130-20-120-170l50-160q10-70 70-70z', bodyColour),
    shade('M390 130l50 160q10 150-120 170 80-60 70-190z'),
    disc(320, 120, 34, palette.white),
    disc(320, 330, 88, palette.steel),
    disc(320, 330, 60, palette.steelLight),
    disc(320, 330, 20, palette.black),
    shape('M300 460h40l10 50h-60z', bodyColour),
    disc(320, 492, 10, palette.white),
  )
}

/** A hand-braked device with its cam, handle and rope. */
function drawDescender(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'blue')
  return createProductSvg(
    'Descent control device',
    shadow(320, 600, 170),
    tube('M280 20V200q0 60 60 60t60 60v290', 24, palette.orange),
    dashedLine('M280 20V200q0 60 60 60t60 60v290', '5 11', 16, 0.35),
    shape('M240 160q90-60 180 0 50 90 0 250-40 90-110 100-90-10-90-110 0-150 20-240z', bodyColour),
    shade('M420 160q50 90 0 250-40 90-110 100 90-120 80-350z'),
    disc(330, 250, 62, palette.steel),
    disc(330, 250, 24, palette.black),
    tube('M300 380L130 300', 40, palette.black),
    disc(320, 450, 28, palette.white),
    printedText(340, 370, 'L', 44, palette.white),
  )
}

/** A canvas duffel with a name tag, as a wrap for a gift. */
function drawDuffel(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'tan')
  return createProductSvg(
    'Canvas duffel with name tag',
    shadow(320, 560, 270),
    tube('M210 300q0-150 110-150t110 150', 24, palette.maroon),
    box(70, 260, 500, 270, bodyColour, 110),
    shade('M80 440h480q-20 90-110 90H180q-90 0-100-90z'),
    thinLine('M180 264q-40 130 0 262M460 264q40 130 0 262'),
    tube('M210 262V528M430 262V528', 26, palette.maroon, 'butt'),
    rotate(12, 330, 380, box(270, 330, 130, 80, palette.white, 10), printedText(335, 382, 'NAME', 34)),
    tube('M270 340q-30-30-10-70', 6, palette.ink),
  )
}

/** A box in brown paper tied with red webbing. */
function drawKraftBox(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'wood')
  return createProductSvg(
    'Gift in kraft paper',
    shadow(320, 580, 250),
    shape('M90 240l230-70 230 70-230 70z', bodyColour),
    shape('M90 240l230 70v270L90 500z', bodyColour),
    shape('M550 240l-230 70v270l230-80z', bodyColour),
    shade('M550 240l-230 70v270l230-80z'),
    flatShape('M190 209l30-9 230 71v267l-34 12V284z', palette.red),
    flatShape('M450 209l-30-9-230 71v267l34 12V284z', palette.red),
    tube('M320 200q-110-150-150-60 0 60 150 60 110-150 150-60 0 60-150 60', 22, palette.red),
    disc(320, 200, 22, palette.maroon),
  )
}

/** Hooks, ladders for narrow places, rope hardware and gift wraps. */
export const hooksAndHardware = {
  'roof-hook': drawRoofHook,
  'drywall-hook': drawDrywallHook,
  'trash-hook': drawTrashHook,
  'attic-ladder': drawAtticLadder,
  'frame-ladder': drawFrameLadder,
  pulley: drawPulley,
  descender: drawDescender,
  duffel: drawDuffel,
  'kraft-box': drawKraftBox,
} as const

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawInlet } from '../../parts.ts'
import {
  placeAt,
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

const bolt = 'M14-46l-44 54h26l-12 42 46-58h-26z'

/** A long insulated stick with a voltage probe at its tip and a sounding head. */
function drawHotStick(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Hot stick voltage detector',
    shadow(320, 600, 200),
    rotate(
      34,
      320,
      320,
      box(304, 300, 32, 320, bodyColour, 14),
      highlight('M310 320h7v280h-7z'),
      box(298, 470, 44, 12, palette.red, 4),
      box(296, 520, 48, 104, palette.black, 16),
      dashedLine('M302 540h36M302 560h36M302 580h36M302 600h36', '6 4', 4, 0.8),
      box(306, 30, 28, 80, palette.brass, 10),
      shape('M306 60h-26q-30 0-30-34h22q0 14 12 14h22z', palette.brass),
      shape('M270 110h100q16 0 16 18v150q0 24-34 30h-64q-34-6-34-30v-150q0-18 16-18z', palette.orange),
      shade('M346 110h24q16 0 16 18v150q0 24-34 30h-6z'),
      disc(320, 158, 24, palette.red),
      flatShape('M306 150q6-10 16-10v6q-8 0-12 8z', palette.white),
      placeAt(320, 240, 0, shape(bolt, palette.yellow)),
    ),
    thinLine('M470 60q44 16 56 60M490 20q70 24 86 92', palette.red),
  )
}

/** A ratchet cable cutter with insulated handles. */
function drawCableCutter(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const half = (side: number) =>
    placeAt(
      320,
      250,
      side * 24,
      tube('M0 60V330', 40, bodyColour),
      tube('M0 190V330', 52, bodyColour),
      dashedLine('M0 210V320', '8 12', 34, 0.25),
      box(-32, 168, 64, 20, palette.yellow, 8),
    )
  return createProductSvg(
    'Insulated cable cutter',
    shadow(320, 606, 190),
    half(1),
    half(-1),
    shape('M270 300q-80-60-60-160 20-80 110-100-70 80-20 200l40 40z', palette.steel),
    shape('M370 300q80-60 60-160-20-80-110-100 70 80 20 200l-40 40z', palette.steelLight),
    shade('M380 280q60-60 44-140-12-44-50-70 34 100-20 190z'),
    disc(320, 286, 38, palette.steelDark),
    disc(320, 286, 13, palette.black),
    printedText(320, 346, options.label ?? '1000 V', 28, palette.ink),
  )
}

/** A body hook on an insulated pole, to pull a person away from a live part. */
function drawRescueHook(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Insulated rescue hook',
    shadow(300, 606, 190),
    rotate(
      28,
      320,
      320,
      tube('M320 250V110q0-84-84-84t-84 84q0 60 50 76', 26, palette.steelLight),
      box(302, 210, 36, 400, bodyColour, 12),
      highlight('M309 224h7v372h-7z'),
      box(294, 226, 52, 46, palette.black, 8),
      repeat(3, (step) => box(290, 372 + step * 16, 60, 10, palette.red, 5)),
      box(296, 470, 48, 130, palette.black, 14),
      dashedLine('M304 490h32M304 512h32M304 534h32M304 556h32M304 578h32', '6 4', 4, 0.8),
    ),
    placeAt(520, 470, 0, shape('M0-78l84 146H-84z', palette.yellow), shape(bolt, palette.black)),
  )
}

/** A roll-off tank that a whole vehicle is lowered into under water. */
function drawImmersionContainer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'navy')
  return createProductSvg(
    'Immersion container',
    shadow(320, 540, 290, 24),
    shape('M160 250l40-66h200l60 66z', palette.red),
    shape('M206 246l22-42h76v42zM322 246v-42h66l38 42z', palette.sky),
    shape('M40 240h560l-26 270H66z', bodyColour),
    shade('M52 430h536l-14 80H66z'),
    flatShape('M44 244h552l-3 26H47z', palette.sky),
    thinLine('M60 270q24-18 48 0t48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0', palette.blue),
    repeat(6, (step) => box(96 + step * 86, 286, 18, 212, bodyColour, 3)),
    box(210, 330, 220, 70, palette.white, 8),
    printedText(320, 380, options.label ?? 'Li-ion', 44, palette.red),
    repeat(2, (step) => disc(130 + step * 380, 528, 24, palette.black) + disc(130 + step * 380, 528, 9, palette.steel)),
    shape('M574 300h34q18 0 18 20v50q0 16-16 16v-34q0-12-12-12h-28z', palette.steelDark),
    tube('M66 480q-40 0-40 40', 24, palette.black),
    disc(66, 480, 18, palette.brass),
  )
}

/** A folded blanket beside its wall pouch, pulled out by two tapes. */
function drawPackBlanket(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Fire blanket for scooters and packs',
    shadow(320, 580, 240),
    box(170, 70, 300, 360, bodyColour, 22),
    shade('M420 72h30q20 0 20 20v320q0 18-20 18h-30z'),
    disc(320, 104, 14, palette.steelLight),
    box(206, 150, 228, 128, palette.white, 8),
    printedText(320, 206, 'FIRE', 44, palette.red),
    printedText(320, 254, 'BLANKET', 36, palette.red),
    shape('M116 420q100-24 204 0t204 0v120q-100 26-204 0t-204 0z', palette.steelLight),
    thinLine('M116 456q100-24 204 0t204 0M116 494q100-24 204 0t204 0', palette.steelDark),
    shade('M116 506q100-22 204 0t204 0v34q-100 26-204 0t-204 0z'),
    tube('M230 412v-80', 18, palette.black, 'butt'),
    tube('M410 412v-80', 18, palette.black, 'butt'),
    placeAt(320, 476, 0, shape(bolt, palette.yellow)),
  )
}

/** A lance on a skid with its hydraulic drive, run from a distance. */
function drawDriveLance(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Remote battery lance',
    shadow(320, 560, 280),
    tube('M80 520H560', 26, palette.steelDark),
    box(110, 470, 40, 50, palette.steel),
    box(430, 470, 40, 50, palette.steel),
    rotate(
      -18,
      320,
      400,
      drawHorizontalCylinder(250, 400, 300, 34, palette.steelLight),
      shape('M550 383h30l44 17-44 17h-30z', palette.steel),
      repeat(4, (step) => disc(570 + step * 10, 400 - (step % 2) * 6, 3, palette.ink)),
      drawHorizontalCylinder(80, 400, 220, 104, bodyColour, 12),
      box(120, 372, 110, 54, palette.lime, 8),
      printedText(175, 410, options.label ?? '1000 V', 28),
      box(270, 372, 44, 56, palette.steelDark, 6),
    ),
    tube('M100 440q-70-40-60-140t80-130', 16, palette.blue),
    tube('M130 430q-50-60-30-130t60-80', 16, palette.orange),
    box(80, 90, 150, 96, palette.yellow, 16),
    disc(120, 138, 22, palette.red),
    box(160, 118, 46, 40, palette.black, 8),
  )
}

/** A low half-round nozzle that throws a fan of water as a screen. */
function drawWaterCurtain(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'blue')
  return createProductSvg(
    'Water curtain nozzle',
    shadow(320, 580, 200),
    repeat(9, (step) =>
      rotate(
        -72 + step * 18,
        320,
        430,
        flatShape('M312 330l-18-280q26-34 52 0l-18 280z', step % 2 === 0 ? palette.sky : palette.steelLight),
      ),
    ),
    shape('M200 440a120 120 0 0 1 240 0z', bodyColour),
    shade('M390 440a120 120 0 0 0-40-116 120 120 0 0 1 90 116z'),
    dashedLine('M222 420a98 98 0 0 1 196 0', '14 10', 6, 0.7),
    box(180, 436, 280, 34, palette.steel, 8),
    shape('M230 470l-80 90h50l80-90zM410 470l80 90h-50l-80-90z', palette.steelDark),
    drawInlet('threaded', 320, 468, 90, 84),
  )
}

/** Tools and tanks for vehicles with a high-voltage system. */
export const highVoltage = {
  'hot-stick': drawHotStick,
  'cable-cutter': drawCableCutter,
  'rescue-hook': drawRescueHook,
  'immersion-container': drawImmersionContainer,
  'pack-blanket': drawPackBlanket,
  'drive-lance': drawDriveLance,
  'water-curtain': drawWaterCurtain,
} as const

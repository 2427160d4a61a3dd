import { palette } from '../../palette.ts'
import { drawVerticalCylinder } from '../../parts.ts'
import {
  placeAt,
  box,
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
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A digital extinguisher trainer: laser-nozzle extinguisher aimed at a small flame screen; colour is the cylinder. */
export function drawExtinguisherTrainer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Digital extinguisher trainer',
    shadow(320, 584, 290),
    box(330, 250, 270, 260, palette.black, 16),
    box(352, 272, 226, 190, palette.ink, 6),
    flatShape('M390 460q-10-60 26-90 4 20 16 26 4-60 50-96 0 50 24 66 10-20 10-44 50 60 24 138z', palette.orange),
    flatShape('M426 460q-6-34 16-54 8 14 16 14 4-30 24-46 4 30 20 40 20 20 4 46z', palette.yellow),
    repeat(4, (step) => `<path d="M${398 + step * 45} 274v186" stroke-width="2" stroke-opacity=".5"/>`),
    repeat(3, (step) => `<path d="M354 ${318 + step * 45}h222" stroke-width="2" stroke-opacity=".5"/>`),
    disc(570, 486, 10, palette.green),
    box(360, 476, 90, 20, palette.rubber, 4),
    shape('M372 510h50l-14 66h-60zM560 510h-50l14 66h60z', palette.steelDark),
    shape('M66 290q0-66 60-74h60q60 8 60 74v264q0 22-22 22H88q-22 0-22-22z', bodyColour),
    shade('M206 220q40 16 40 70v264q0 22-22 22h-18z'),
    highlight('M82 292q2-30 22-42v290H82z'),
    box(84, 330, 144, 140, palette.white, 8),
    flatShape('M87 338q0-5 5-5h128q5 0 5 5v35H87z', palette.blue),
    printedText(156, 362, options.label ?? 'TRAINER', 25, palette.white),
    thinLine('M104 396a74 74 0 0 1 104 0M122 414a50 50 0 0 1 68 0M140 432a26 26 0 0 1 32 0', palette.blue),
    disc(156, 448, 8, palette.blue),
    drawVerticalCylinder(156, 178, 60, 42, palette.black, 5),
    shape('M110 170l-50-20q-10-10 4-14l80 12h64q14 0 14 14t-14 14z', palette.black),
    shape('M136 146q-40-30-86-34-10-8 4-14 60 0 120 32l16 20z', palette.steel),
    tube('M188 172q100-50 110 30 0 40-6 70', 18, palette.black),
    placeAt(290, 274, 40, shape('M0-12l60-10v44L0 12z', palette.black), box(58, -18, 14, 36, palette.lime, 3)),
    `<path d="M352 318L432 392" stroke="${palette.lime}" stroke-dasharray="10 8"/>`,
  )
}

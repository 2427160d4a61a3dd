import { palette } from '../../palette.ts'
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

/** A digital flame panel for training: glowing LED flames in a rugged case; colour is the case. */
export function drawFlameSimulator(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Digital flame simulator panel',
    shadow(320, 584, 270),
    tube('M250 84q0-34 34-34h72q34 0 34 34', 20, palette.black),
    box(60, 80, 520, 420, bodyColour, 22),
    shade('M60 440h520v38q0 22-22 22H82q-22 0-22-22z'),
    box(96, 112, 448, 320, palette.ink, 8),
    flatShape(
      'M120 430q-20-90 40-150 6 40 30 50 0-90 70-160 0 70 40 100 20-90 90-120-20 80 30 130 20-20 24-60 90 80 60 210z',
      palette.red,
    ),
    flatShape(
      'M170 430q-16-60 30-100 10 30 28 36 0-60 50-110 4 60 40 80 20-50 60-80-6 60 30 90 16-10 20-34 50 60 24 118z',
      palette.orange,
    ),
    flatShape('M222 430q-8-40 20-64 10 20 22 22 4-40 36-66 6 40 32 52 10-30 36-44 0 40 30 100z', palette.yellow),
    repeat(10, (step) => `<path d="M${120 + step * 45} 116v312" stroke-width="2" stroke-opacity=".55"/>`),
    repeat(7, (step) => `<path d="M100 ${140 + step * 45}h440" stroke-width="2" stroke-opacity=".55"/>`),
    box(120, 448, 110, 34, palette.navy, 5),
    printedText(175, 473, options.label ?? 'CLASS A', 20, palette.lime),
    disc(470, 465, 14, palette.green),
    disc(510, 465, 14, palette.red),
    box(270, 450, 120, 30, palette.rubber, 6),
    repeat(6, (step) => thinLine(`M${284 + step * 18} 456v18`, palette.steelDark)),
    ...[78, 562].map((x) => disc(x, 98, 8, palette.steelDark) + disc(x, 482, 8, palette.steelDark)),
    shape('M110 500h80l-20 70h-80q-12 0-8-10z', palette.steelDark),
    shape('M530 500h-80l20 70h80q12 0 8-10z', palette.steelDark),
  )
}

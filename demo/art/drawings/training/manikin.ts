import { palette } from '../../palette.ts'
import {
  box,
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
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A rescue training manikin in coveralls, held upright; colour is the coverall, `label` its weight. */
export function drawManikin(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'navy')
  const limbs =
    shape('M254 168q-62 6-84 76l-62 128 62 32 66-112z', bodyColour) +
    shade('M226 290l-56 114-20-10 70-150z') +
    reflectiveTrim('M136 316l62 30', 22) +
    shape('M112 366l54 28-14 38q-8 22-28 16l-24-14q-14-10-8-28z', palette.wood) +
    thinLine('M118 440l10-22M134 444l8-20') +
    shape('M232 376l-40 152 80 22 48-126v-60z', bodyColour) +
    shade('M320 390v34l-48 126-22-6 44-150z') +
    thinLine('M214 452q34 18 76 16') +
    reflectiveTrim('M198 496l84 22', 24) +
    shape('M192 528l80 22-6 36q-10 14-46 8-44-8-48-20z', palette.black) +
    thinLine('M176 576q40 18 88 14', palette.steelDark)
  return createProductSvg(
    'Rescue training manikin',
    shadow(320, 602, 220, 14),
    tube('M262 176q58-56 116 0', 18, palette.orange),
    withMirrorImage(320, limbs),
    shape('M254 168q66 30 132 0 26 20 24 80l-4 170q-86 30-172 0l-4-170q-2-60 24-80z', bodyColour),
    shade('M372 176l14-8q26 20 24 80l-4 170q-24 10-54 12z'),
    thinLine('M320 196v228'),
    repeat(4, (step) => disc(320, 236 + step * 46, 5, palette.steelLight)),
    reflectiveTrim('M231 330q88 22 178 0', 26),
    box(236, 376, 168, 22, palette.black, 4),
    box(304, 372, 32, 30, palette.steel, 4),
    box(344, 236, 56, 54, palette.white, 4),
    printedText(372, 270, options.label ?? '75 kg', 19),
    shape('M290 146h60v34q-30 30-60 0z', palette.wood),
    shade('M290 152q30 20 60 0v12q-30 18-60 0z'),
    shape('M320 30q64 0 64 66 0 54-64 66-64-12-64-66 0-66 64-66z', palette.wood),
    shade('M346 36q38 12 38 60 0 54-64 66 50-50 26-126z'),
    thinLine('M290 96h20M330 96h20M320 98v22l-8 4M304 138h32'),
    shape('M276 160l44 46 44-46 22 12-40 56-26-22-26 22-40-56z', bodyColour),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  repeat,
  pickFill,
  flatShape,
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

/**
 * A structural turnout coat with reflective trim, clasps, pockets and name plate; colour is the shell, `label` the
 * name.
 */
export function drawCoat(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'tan')
  const sleeve =
    shape('M212 132q-50 10-76 60L66 430l80 36 62-150z', bodyColour) +
    shade('M208 316l-62 150-26-12 74-200z') +
    reflectiveTrim('M90 352l88 36', 32) +
    reflectiveTrim('M70 416l86 36', 22) +
    shape('M66 430l80 36-8 24-80-36z', palette.black) +
    shape('M108 268l52 22 14-34-50-22z', palette.black)
  const front =
    shape('M262 104l-52 28q-20 60-18 150l-16 280q70 22 144 22V104z', bodyColour) +
    thinLine('M210 134q50 50 110 56', palette.ink) +
    reflectiveTrim('M192 288l128 6', 34) +
    reflectiveTrim('M178 526q70 20 142 20', 34) +
    box(196, 396, 100, 104, bodyColour, 6) +
    shape('M190 388h112v34l-10 10h-92l-10-10z', bodyColour) +
    dashedLine('M198 424h96', '6 5', 3) +
    thinLine('M232 432v62') +
    shade('M196 480h100v20H196z')
  return createProductSvg(
    'Turnout coat',
    shadow(320, 600, 190, 16),
    shape('M262 104q4-44 22-56h72q18 12 22 56l-58 50z', palette.black),
    withMirrorImage(320, sleeve),
    withMirrorImage(320, front),
    shade('M430 132q20 60 18 150l16 280q-40 14-84 20V150z'),
    shape('M292 150h56v432h-56z', bodyColour),
    dashedLine('M300 156v420M340 156v420', '6 5', 3),
    flatShape('M294 278h52v34h-52z', palette.lime),
    flatShape('M294 287h52v16h-52z', palette.steelLight),
    flatShape('M294 530h52v34h-52z', palette.lime),
    flatShape('M294 539h52v16h-52z', palette.steelLight),
    repeat(
      4,
      (step) =>
        box(304, 196 + step * 96 + (step > 0 ? 24 : 0), 46, 18, palette.steel, 4) +
        box(284, 199 + step * 96 + (step > 0 ? 24 : 0), 24, 12, palette.steelDark, 3),
    ),
    shape('M262 104l-14 20q30 50 72 58 42-8 72-58l-14-20-4-30q-30 50-54 60-24-10-54-60z', bodyColour),
    thinLine('M256 116q28 44 64 52 36-8 64-52'),
    box(372, 210, 54, 64, bodyColour, 5),
    shape('M368 204h62v24h-62z', bodyColour),
    tube('M246 214v34', 8, palette.red),
    box(212, 236, 62, 28, palette.black, 4),
    printedText(243, 256, options.label ?? 'RESCUE', 15, palette.lime),
  )
}

import { palette } from '../../palette.ts'
import {
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  shade,
  shadow,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

const drawCircle = (r: number, opacity: number) =>
  `<circle cx="320" cy="304" r="${r}" stroke-width="3" stroke-opacity="${opacity}"/>`

const drawGrit = (step: number) =>
  `<circle cx="320" cy="304" r="${138 + step * 16}" stroke="${palette.steelDark}" stroke-width="4" stroke-dasharray="${1 + (step % 3)} ${19 + step * 3}" stroke-dashoffset="${step * 13}"/>`

/** A bonded abrasive cutting wheel for a rotary saw; colour is the wheel, `label` its diameter. */
export function drawAbrasiveWheel(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Abrasive cutting wheel',
    shadow(320, 600, 170, 14),
    disc(320, 304, 258, bodyColour),
    shade('M138 486q206 76 364-86 54-64 76-96A258 258 0 0 1 138 486z'),
    repeat(7, drawGrit),
    drawCircle(246, 0.6),
    highlight('M140 270q20-110 116-150l8 16q-84 40-104 138z'),
    disc(320, 304, 120, palette.white),
    drawCircle(106, 0.4),
    printedText(320, 246, options.label ?? '14 in', 36),
    printedText(320, 384, '5400 RPM', 22),
    flatShape('M230 302h13q0-14 5-26l12 5q-5 10-5 21h13l-19 24z', palette.red),
    disc(320, 304, 46, palette.steel),
    disc(320, 304, 24, palette.white),
  )
}

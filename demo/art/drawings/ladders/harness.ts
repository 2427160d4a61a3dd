import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  pickFill,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

const drawBuckle = (x: number, y: number, degrees: number) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${box(x - 24, y - 18, 48, 36, palette.steelLight, 6)}${box(x - 10, y - 9, 20, 18, palette.black, 3)}</g>`

function drawRing(cx: number, cy: number): string {
  return (
    shape(`M${cx - 34} ${cy - 10}q0-18 18-18h32q18 0 18 18v12q0 36-34 36t-34-36z`, palette.steelLight) +
    shape(`M${cx - 18} ${cy - 4}q0-8 8-8h20q8 0 8 8v8q0 20-18 20t-18-20z`, palette.white)
  )
}

/** A full-body rope rescue harness seen from the front, as worn; colour is the webbing. */
export function drawHarness(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const legBack = tube('M196 392q-30 90 10 118 60 30 104-20', 30, palette.rubber)
  const side =
    tube('M240 96q-76 110-50 236', 24, palette.maroon) +
    shape('M206 400l-24 78q50 66 124 60l8-52q-60 4-86-44z', palette.black) +
    thinLine('M204 462q40 52 104 52', palette.steelDark) +
    tube('M212 396q-28 52 6 84t92 24', 24, bodyColour) +
    tube('M310 506q-6-60-2-110', 24, bodyColour) +
    drawBuckle(222, 482, 48) +
    tube('M246 92q-30 60 54 140', 44, palette.black) +
    tube('M256 70q-40 70 50 160', 26, bodyColour) +
    dashedLine('M250 78q-30 70 52 150', '8 6', 3, 0.4) +
    tube('M306 256v70', 26, bodyColour)
  return createProductSvg(
    'Full-body rope rescue harness',
    shadow(320, 590, 170),
    tube('M256 70q64-30 128 0', 30, palette.maroon),
    withMirrorImage(320, legBack, side),
    shape('M172 338q148 36 296 0v64q-148 38-296 0z', palette.black),
    shade('M172 376q148 38 296 0v26q-148 38-296 0z'),
    tube('M176 366q144 36 288 0', 26, bodyColour, 'butt'),
    dashedLine('M178 366q142 36 284 0', '8 6', 3, 0.4),
    drawBuckle(244, 382, 6),
    drawBuckle(396, 382, -6),
    oval(186, 386, 14, 22),
    oval(454, 386, 14, 22),
    disc(320, 244, 32, palette.black),
    drawRing(320, 244),
    drawRing(320, 390),
  )
}

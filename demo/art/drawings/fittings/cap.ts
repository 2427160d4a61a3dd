import { palette } from '../../palette.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  clampSize,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

const drawLink = (step: number) =>
  placeAt(
    250 - step * 27,
    486 + Math.round(30 * Math.sin(step * 0.7)),
    step % 2 === 0 ? 34 : -24,
    box(-24, -12, 48, 24, 'none', 12),
  )

function drawChain(): string {
  return repeat(5, drawLink) + disc(112, 500, 34) + disc(112, 500, 25)
}

function drawHandle(): string {
  return box(52, 250, 150, 44, palette.steelLight, 20) + shade('M66 274h130v18H70q-14-2-18-14z')
}

function drawThreadedCap(options: DrawingOptions): string {
  const bodyColour = pickFill(options, 'steel')
  const lug = box(288, 86, 66, 62, bodyColour, 8) + shade('M326 88h20q8 0 8 8v52h-28z')
  const handles = rotate(-18, 320, 272, drawHandle(), rotate(180, 350, 272, drawHandle()))
  return (
    (clampSize(options) > 1.1 ? handles : '') +
    shape('M320 122h92a150 150 0 0 1 0 300h-92z', palette.brass) +
    thinLine('M428 123q118 70 0 298M446 126q112 74 0 292') +
    repeat(3, (step) => rotate(30 + step * 120, 340, 272, lug)) +
    shape('M320 108h56a164 164 0 0 1 0 328h-56z', bodyColour) +
    shade('M392 437q150-20 148-165l-56 30q-10 110-140 134z') +
    disc(320, 272, 164, bodyColour) +
    shade('M206 390q130 60 236-70l42-48q0 164-164 164-66 0-114-46z') +
    disc(320, 272, 116, palette.steelLight) +
    highlight('M220 262q6-76 84-90l10 14q-64 18-76 80z') +
    printedText(320, 250, options.label ?? 'NH', 44) +
    disc(320, 306, 22, palette.steelDark) +
    disc(320, 306, 8, palette.ink)
  )
}

function drawStorzCap(options: DrawingOptions): string {
  const bodyColour = pickFill(options, 'steel')
  const claw =
    shape('M214 160a154 154 0 0 1 152-34l-12 34a118 118 0 0 0-84 6l-10 26z', palette.steelLight) +
    thinLine('M246 158q50-26 100-14')
  const grip = box(274, 66, 92, 54, bodyColour, 10) + thinLine('M298 70v40M320 70v40M342 70v40')
  return (
    repeat(3, (step) => rotate(90 + step * 120, 320, 272, grip)) +
    shape('M320 88h44a184 184 0 0 1 0 368h-44z', bodyColour) +
    shade('M340 458q208 0 208-186l-40 40q-30 130-168 146z') +
    disc(320, 272, 184, bodyColour) +
    shade('M192 404q140 60 262-70l50-62q0 184-184 184-74 0-128-52z') +
    disc(320, 272, 132, palette.black) +
    disc(320, 272, 104, palette.steelLight) +
    shade('M250 350q90 20 152-60l22-18q0 104-104 104-40 0-70-26z') +
    claw +
    rotate(180, 320, 272, claw) +
    printedText(320, 288, options.label ?? 'STORZ', 40)
  )
}

/**
 * A blind cap with its chain: threaded with rocker lugs, or Storz seen from the claws; large threaded ones have long
 * handles.
 */
export function drawCap(options: DrawingOptions = {}): string {
  return createProductSvg(
    'Blind cap with chain',
    shadow(320, 566, 230),
    drawChain(),
    options.coupling === 'storz' ? drawStorzCap(options) : drawThreadedCap(options),
  )
}

import { palette } from '../../palette.ts'
import { drawBolt } from '../../parts.ts'
import {
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
  reflectiveTrim,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A jet-style helmet with full visor, side knob and neck curtain; colour is the shell. */
export function drawJetHelmet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'lime')
  return createProductSvg(
    'Jet-style fire helmet',
    shadow(320, 584, 200),
    shape('M96 400q-20 90-8 150 80 34 180 12l50-130z', palette.black),
    thinLine('M130 430q-10 70-4 130M180 450q-4 70 2 120M230 450q0 60 4 110', palette.steelDark),
    tube('M300 480q40 70 130 56', 18, palette.black),
    box(404, 516, 60, 36, palette.steelDark, 8),
    shape('M90 420q-50-310 220-344 210-10 240 230l-30 30-120 10-40 150q-150 20-270-76z', bodyColour),
    shade('M90 420q-8-60-6-110 60 120 286 120l-10 66q-150 20-270-76z'),
    highlight('M150 250q20-100 110-136l8 14q-76 40-98 126z'),
    shape('M300 78q60-10 120 20-150 40-190 200l-40 30q0-190 110-250z', palette.black),
    shade('M420 98q-150 40-190 200l-40 30q40-190 230-230z'),
    shape('M352 250q100-24 200 40 12 90-30 160-70 30-150-10-40-90-20-190z', 'rgb(188 216 234 / .75)'),
    highlight('M400 262q30 0 56 8l-40 160q-20-4-36-12z'),
    shape('M330 236q120-40 228 50l-8 26q-104-70-210-46z', palette.black),
    reflectiveTrim('M112 360q60 76 190 94', 26),
    disc(322, 318, 52, palette.black),
    disc(322, 318, 34, palette.steelDark),
    repeat(8, (step) => rotate(step * 45, 322, 318, thinLine('M322 290v-14'))),
    drawBolt(322, 318, 14),
    shape('M420 120l70 60-12 40q-70-40-130-36z', palette.steelLight),
    printedText(426, 190, options.label ?? '', 26),
  )
}

import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  pickFill,
  flatShape,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A particulate-blocking flash hood; colour is the knit. */
export function drawHood(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'tan')
  return createProductSvg(
    'Flash hood',
    shadow(320, 590, 210),
    shape(
      'M320 60q150 6 150 190 0 90-20 130 10 30 80 60 40 20 40 70-10 70-40 66-210 24-420 0-30 4-40-66 0-50 40-70 70-30 80-60-20-40-20-130 0-184 150-190z',
      bodyColour,
    ),
    shade(
      'M380 76q90 36 90 174 0 90-20 130 10 30 80 60 40 20 40 70-10 70-40 66-60 8-110 10-30-80-10-150 50-60 50-180 0-120-80-180z',
    ),
    shape('M320 170q90 0 90 110 0 110-90 120-90-10-90-120 0-110 90-110z', palette.ink),
    flatShape('M320 200q64 0 64 84 0 84-64 92-64-8-64-92 0-84 64-84z', palette.black),
    dashedLine('M320 154q106 0 106 126 0 126-106 136-106-10-106-136 0-126 106-126z', '8 6', 3, 0.7),
    thinLine('M320 60v94M190 380q60 70 130 76 70-6 130-76M320 456v126'),
    dashedLine('M112 548q208 24 416 0', '8 6', 3, 0.7),
    thinLine('M150 480l-20 50M200 500l-10 60M440 500l10 60M490 480l20 50'),
    box(244, 506, 60, 36, palette.white, 4),
    printedText(274, 531, options.label ?? 'FR', 22),
  )
}

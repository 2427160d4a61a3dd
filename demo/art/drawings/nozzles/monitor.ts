import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawInlet, drawVerticalCylinder } from '../../parts.ts'
import { placeAt, thinLine, disc, repeat, pickFill, shade, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A portable monitor (deck gun) on its folding base, barrel raised to the right. */
export function drawMonitor(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const wheel =
    disc(166, 300, 52, 'none') +
    disc(166, 300, 41) +
    disc(166, 300, 12, palette.steel) +
    thinLine('M166 260v80M126 300h80M138 272l56 56M194 272l-56 56')
  return createProductSvg(
    'Portable monitor with stacked tip',
    shadow(300, 572, 250),
    shape('M236 486l-140 62q-14 8-4 18h60l130-48z', palette.steelDark),
    shape('M356 486l150 62q14 8 4 18h-64l-136-48z', palette.steelDark),
    shape('M80 566l14-16 62 0 10 16z', palette.black),
    shape('M432 566l14-16h62l10 16z', palette.black),
    drawInlet(options.coupling ?? 'storz', 244, 528, 180, 78),
    drawVerticalCylinder(298, 470, 130, 92, palette.steel, 8),
    drawVerticalCylinder(298, 430, 150, 42, palette.steelDark, 6),
    repeat(4, (step) => drawBolt(248 + step * 34, 451, 9)),
    tube('M298 430V350q0-60 60-60 62 0 62-58 0-54-58-54-36 0-52 22', 76, bodyColour, 'butt'),
    drawVerticalCylinder(298, 384, 104, 34, palette.steelLight, 5),
    wheel,
    drawHorizontalCylinder(206, 300, 62, 22, palette.steel),
    placeAt(
      300,
      214,
      -30,
      drawHorizontalCylinder(-30, 0, 44, 106, palette.steelLight, 5),
      drawHorizontalCylinder(12, 0, 130, 84, bodyColour, 5),
      drawHorizontalCylinder(142, 0, 24, 104, palette.black, 5),
      shape('M166-40l80 8v64l-80 8z', palette.steel),
      shade('M166 10h80v22l-80 8z'),
      drawHorizontalCylinder(246, 0, 18, 78, palette.black),
      shape('M264-30l60 7v46l-60 7z', palette.steelLight),
      drawHorizontalCylinder(324, 0, 16, 58, palette.black),
    ),
    disc(360, 236, 26, palette.steelLight),
    drawBolt(360, 236, 13, palette.steelDark),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawGauge, drawVerticalCylinder } from '../../parts.ts'
import {
  box,
  thinLine,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A composite breathing-air cylinder with valve and rubber boot; colour is the wrap, `label` the size. */
export function drawAirCylinder(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Composite air cylinder',
    shadow(320, 592, 150),
    shape('M210 220q0-74 76-86h68q76 12 76 86v310q0 40-60 48H270q-60-8-60-48z', bodyColour),
    shade('M366 138q64 18 64 82v310q0 40-60 48h-20z'),
    highlight('M230 226q2-46 34-60v360h-34z'),
    repeat(
      9,
      (step) => `<path d="M212 ${236 + step * 32}l216 20" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`,
    ),
    repeat(
      9,
      (step) => `<path d="M212 ${256 + step * 32}l216-20" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`,
    ),
    flatShape('M213 250h214v22H213zM213 456h214v22H213z', palette.lime),
    flatShape('M213 257h214v8H213zM213 463h214v8H213z', palette.steelLight),
    thinLine('M212 250h216M212 272h216M212 456h216M212 478h216'),
    box(238, 306, 164, 116, palette.white, 8),
    printedText(320, 380, options.label ?? 'AIR', 44),
    shape('M204 524h232v30q0 32-60 34H264q-60-2-60-34z', palette.rubber),
    thinLine('M230 540v36M260 540v44M290 540v46M350 540v46M380 540v44M410 540v36', palette.steelDark),
    drawVerticalCylinder(320, 84, 56, 52, palette.brass, 5),
    drawHorizontalCylinder(226, 84, 70, 34, palette.steel, 4),
    repeat(2, (step) => thinLine(`M${238 + step * 12} 68v32`)),
    box(296, 60, 52, 50, palette.brass, 6),
    drawHorizontalCylinder(348, 84, 34, 24, palette.steel),
    box(378, 52, 46, 64, palette.black, 10),
    repeat(4, (step) => thinLine(`M${386 + step * 10} 56v56`, palette.steelDark)),
    drawGauge(320, 40, 24),
  )
}

import { palette } from '../../palette.ts'
import {
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
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A pair of hose bridges for crossing traffic with a charged hose in the channel; colour is the rubber. */
export function drawHoseRamp(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const ramp = (y: number) =>
    shape(`M40 ${y}l150-96h70l20 20h80l20-20h70l150 96v30H40z`, bodyColour) +
    shade(`M40 ${y}h560v30H40z`) +
    flatShape(
      `M76 ${y - 20}l56-36h40l-56 36zM180 ${y - 20}l40-60h30l-34 60zM390 ${y - 80}h30l40 60h-36zM468 ${y - 56}h40l56 36h-40z`,
      palette.yellow,
    ) +
    shape(`M260 ${y - 96}l20 20h80l20-20v40q-60 30-120 0z`, palette.ink) +
    repeat(5, (step) => thinLine(`M${60 + step * 26} ${y + 6}v20M${476 + step * 26} ${y + 6}v20`, palette.steelDark))
  return createProductSvg(
    'Hose bridges',
    shadow(320, 540, 300, 22),
    tube('M320 120V300', 76, palette.red, 'butt'),
    dashedLine('M320 120V300', '3 11', 66, 0.25),
    ramp(330),
    tube('M320 262V430', 76, palette.red, 'butt'),
    dashedLine('M320 262V430', '3 11', 66, 0.25),
    ramp(496),
    tube('M320 428V590', 76, palette.red, 'butt'),
    dashedLine('M320 428V590', '3 11', 66, 0.25),
    printedText(132, 518, options.label ?? '', 22, palette.white),
  )
}

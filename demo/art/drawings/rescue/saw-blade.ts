import { palette } from '../../palette.ts'
import {
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  createProductSvg,
  shape,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A cutting disc for a rotary saw, segments at the rim; colour is the disc. */
export function drawSawBlade(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  const segment = (step: number) => rotate(step * 22.5, 320, 310, shape('M286 66h68l8 44h-84z', palette.gold))
  return createProductSvg(
    'Saw blade',
    shadow(320, 582, 200, 16),
    repeat(16, segment),
    disc(320, 310, 216, bodyColour),
    shade('M320 526a216 216 0 0 0 204-288 216 216 0 0 1-376 200 216 216 0 0 0 172 88z'),
    repeat(16, (step) => rotate(step * 22.5 + 11, 320, 310, thinLine('M320 96v46'))),
    repeat(6, (step) => rotate(step * 60, 320, 310, disc(320, 176, 14, palette.white))),
    disc(320, 310, 84, palette.red),
    disc(320, 310, 26, palette.white),
    printedText(320, 268, options.label ?? '14 in', 28, palette.white),
    rotate(-40, 320, 310, shape('M400 296h70v-16l36 30-36 30v-16h-70z', palette.ink)),
  )
}

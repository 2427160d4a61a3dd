import { palette } from '../../palette.ts'
import {
  box,
  clampCount,
  thinLine,
  disc,
  repeat,
  printedText,
  shade,
  shadow,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** Accountability tags on a ring; `count` from 2 to 5, `label` on the first. */
export function drawAccountabilityTags(options: DrawingOptions = {}): string {
  const count = clampCount(options, 4, 2, 5)
  const colours = [palette.red, palette.yellow, palette.blue, palette.green, palette.white]
  const tag = (step: number) => {
    const fill = colours[(count - 1 - step) % colours.length] ?? palette.red
    const spread = count > 4 ? 22 : 28
    const tilt = (step - (count - 1) / 2) * spread
    return rotate(
      -tilt,
      320,
      150,
      box(256, 190, 128, 330, fill, 22) +
        shade('M344 190h18q22 0 22 22v286q0 22-22 22h-18z') +
        disc(320, 220, 14, palette.white) +
        box(272, 376, 96, 100, palette.white, 6) +
        printedText(320, 440, step === count - 1 ? (options.label ?? 'E 7') : `${step + 2}`, 34) +
        thinLine('M278 330h84M278 350h60'),
    )
  }
  return createProductSvg(
    'Accountability tags on ring',
    shadow(320, 584, 230),
    repeat(count, tag),
    tube('M320 226q-80-10-80-96t80-90 80 90-80 96', 14, palette.steelLight),
    box(296, 22, 48, 44, palette.steelDark, 8),
  )
}

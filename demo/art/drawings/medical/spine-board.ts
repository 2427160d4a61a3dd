import { palette } from '../../palette.ts'
import { box, disc, repeat, pickFill, printedText, shade, shadow, shape, createProductSvg, rotate } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A spine board with handholds, head blocks and straps; colour is the board. */
export function drawSpineBoard(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  const hold = (x: number) => repeat(5, (step) => box(x, 150 + step * 84, 18, 54, palette.white, 9))
  return createProductSvg(
    'Spine board with head blocks and straps',
    shadow(330, 600, 190, 16),
    rotate(
      12,
      320,
      320,
      shape(
        'M244 50q76-24 152 0 40 40 40 130l-8 300q-6 70-40 100-68 20-136 0-34-30-40-100l-8-300q0-90 40-130z',
        bodyColour,
      ),
      shade('M396 50q40 40 40 130l-8 300q-6 70-40 100-20 6-40 8 40-260 20-545z'),
      hold(222),
      hold(400),
      box(288, 54, 64, 18, palette.white, 9),
      box(288, 566, 64, 18, palette.white, 9),
      box(250, 96, 48, 90, palette.orange, 12),
      box(342, 96, 48, 90, palette.orange, 12),
      box(236, 118, 168, 16, palette.black, 3),
      box(236, 154, 168, 16, palette.black, 3),
      disc(274, 142, 9, palette.ink),
      disc(366, 142, 9, palette.ink),
      ...[250, 350, 450].map(
        (y, step) =>
          box(198, y, 244, 28, step === 1 ? palette.blue : palette.black, 3) + box(298, y - 6, 46, 40, palette.red, 6),
      ),
      printedText(320, 334, options.label ?? 'RESCUE', 26),
    ),
  )
}

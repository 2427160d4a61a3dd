import { palette } from '../../palette.ts'
import { drawCoupling } from '../../parts.ts'
import { box, dashedLine, repeat, pickFill, shadow, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A light forestry hose in a strapped hank; colour is the jacket. */
export function drawForestryHose(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  const loop = (step: number) => {
    const d = `M${100 + step * 7} ${430 - step * 38}a220 92 0 1 0 440 0a220 92 0 1 0 -440 0`
    return tube(d, 40, bodyColour) + dashedLine(d, '3 11', 26, 0.24)
  }
  const strap = (x: number, y: number) =>
    box(x, y, 40, 190, palette.black, 8) +
    box(x - 6, y + 90, 52, 40, palette.steel, 6) +
    box(x + 6, y + 100, 28, 20, palette.black, 3)
  return createProductSvg(
    'Forestry hose, strapped hank',
    shadow(326, 540, 270, 30),
    repeat(5, loop),
    strap(200, 342),
    strap(414, 342),
    tube('M560 330q40 70-20 150-24 34-70 52', 40, bodyColour, 'butt'),
    dashedLine('M560 330q40 70-20 150-24 34-70 52', '3 11', 26, 0.24),
    drawCoupling(options.coupling ?? 'threaded', 486, 526, 158, 54, palette.brass),
  )
}

import { palette } from '../../palette.ts'
import { drawCoupling, createSpiralPath } from '../../parts.ts'
import {
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A rolled attack hose standing on its edge, couplings outside; colour is the jacket. */
export function drawAttackHose(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'white')
  const rings = createSpiralPath(250, 320, 210, 40, 6)
  const weave = repeat(26, (step) => {
    const a = (-80 + step * 6.6) * (Math.PI / 180)
    const x = Math.round(250 + 222 * Math.cos(a))
    const y = Math.round(320 + 222 * Math.sin(a))
    return thinLine(`M${x} ${y}h96`, palette.steelDark)
  })
  return createProductSvg(
    'Attack hose, rolled, with couplings',
    shadow(330, 556, 250),
    shape('M250 96h100a224 224 0 0 1 0 448h-100z', bodyColour),
    weave,
    `<path d="M350 96a224 224 0 0 1 0 448" stroke="${palette.blue}" stroke-width="7" transform="translate(-46 0)"/>`,
    shape('M250 96h100a224 224 0 0 1 0 448h-100', 'none'),
    shade('M392 538h-142v6h100q60 0 110-32a224 224 0 0 0 114-192h-20a224 224 0 0 1-162 218z'),
    disc(250, 320, 224, bodyColour),
    tube(rings, 24, bodyColour, 'butt'),
    dashedLine(rings, '3 9', 13, 0.28),
    disc(250, 320, 30, palette.black),
    shape('M250 514h178q14 0 14 17t-14 17H250z', bodyColour),
    dashedLine('M256 531h170', '3 8', 28, 0.25),
    drawCoupling(options.coupling ?? 'storz', 424, 514, 0, 70),
  )
}

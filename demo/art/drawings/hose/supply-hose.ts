import { palette } from '../../palette.ts'
import { drawCoupling } from '../../parts.ts'
import { thinLine, repeat, pickFill, printedText, oval, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A large-diameter supply hose coiled flat on the ground, its big coupling in front; colour is the jacket. */
export function drawSupplyHose(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  const layer = (rx: number, cy: number) => oval(312, cy, rx, Math.round(rx * 0.42), bodyColour)
  const weave = repeat(31, (step) => {
    const a = (Math.PI * (step + 1)) / 32
    return thinLine(
      `M${Math.round(312 - 260 * Math.cos(a))} ${Math.round(270 + 109 * Math.sin(a)) + 8}v114`,
      palette.brass,
    )
  })
  return createProductSvg(
    'Large-diameter supply hose, flat coil',
    shadow(320, 520, 290, 34),
    shape('M52 270v130a260 109 0 0 0 520 0V270z', bodyColour),
    shade('M400 502a260 109 0 0 0 172-102V270l-60 60z'),
    weave,
    shape('M52 322v26a260 109 0 0 0 520 0v-26a260 109 0 0 1-520 0z', palette.steelLight),
    shape('M52 270v130a260 109 0 0 0 520 0V270', 'none'),
    repeat(6, (step) => layer(260 - step * 36, 270)),
    repeat(6, (step) => oval(312, 270, 246 - step * 36, Math.round((246 - step * 36) * 0.42))),
    shade('M312 161a260 109 0 0 1 0 218 200 84 0 0 0 0-218z'),
    oval(312, 270, 50, 22, palette.black),
    shape('M140 454q120 52 250 40l0 80q-150 10-262-48z', bodyColour),
    thinLine('M138 482q120 50 252 42', palette.rubber),
    printedText(262, 540, options.label ?? '', 26),
    drawCoupling(options.coupling ?? 'storz', 384, 534, -3, 100, palette.steelLight),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawCoupling, drawInlet } from '../../parts.ts'
import { placeAt, disc, pickFill, printedText, shade, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A gated wye: one inlet at the left, two valved outlets to the right; colour is the body. */
export function drawGatedWye(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const kind = options.coupling ?? 'threaded'
  const valve = (cx: number, cy: number, angle: number) =>
    placeAt(
      cx,
      cy,
      angle,
      drawCoupling(kind, 84, 0, 0, 82),
      drawHorizontalCylinder(-60, 0, 150, 108, bodyColour, 12),
      disc(6, 0, 42, palette.steelLight),
      drawBolt(6, 0, 18, palette.steel),
    )
  const lever = (cx: number, cy: number, to: string) =>
    tube(`M${cx} ${cy}${to}`, 26, palette.black) + disc(cx, cy, 15, palette.steelLight)
  return createProductSvg(
    'Gated wye',
    shadow(320, 570, 240),
    drawInlet(kind, 148, 320, 180, kind === 'threaded' ? 130 : 108),
    shape('M142 252h60q60-4 118-70l66 84-30 54 30 54-66 84q-58-66-118-70h-60z', bodyColour),
    shade('M142 352h190l54 22-66 84q-58-66-118-70h-60z'),
    valve(384, 216, -26),
    valve(384, 424, 26),
    lever(390, 214, 'l-66-110'),
    lever(390, 426, 'l-120 90'),
    drawHorizontalCylinder(128, 320, 24, 156, palette.steelLight, 4),
    disc(244, 320, 34, palette.white),
    printedText(244, 329, options.label ?? 'WYE', 26),
  )
}

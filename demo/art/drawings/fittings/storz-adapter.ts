import { palette } from '../../palette.ts'
import { horizontalCylinder, screwThread } from '../../parts.ts'
import { box, thinLine, repeat, pickFill, printedText, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An adapter from Storz to thread, Storz face to the left; colour is the Storz half. */
export function storzAdapter(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const claw = (s: number) =>
    `<g transform="translate(0 300) scale(1 ${s})">${shape('M150 62h-58v72h28v-30h30z', bodyColour)}</g>`
  return createProductSvg(
    'Storz to thread adapter',
    shadow(330, 540, 220),
    screwThread(392, 300, 130, 220),
    horizontalCylinder(376, 300, 30, 246, palette.steelLight, 4),
    claw(1),
    claw(-1),
    horizontalCylinder(128, 300, 30, 270, palette.black, 6),
    horizontalCylinder(152, 300, 84, 356, bodyColour, 14),
    repeat(3, (n) => box(166, 148 + n * 132, 56, 40, palette.steelLight, 6)),
    thinLine('M152 196h84M152 404h84'),
    shape('M236 150l70 22v256l-70 22z', bodyColour),
    shade('M236 346l70 0v82l-70 22z'),
    horizontalCylinder(306, 300, 72, 272, palette.steelLight, 6),
    box(322, 142, 40, 30, palette.steelLight, 6),
    box(322, 428, 40, 30, palette.steelLight, 6),
    box(322, 280, 40, 40, palette.steelLight, 6),
    printedText(194, 310, options.label ?? '75', 30),
  )
}

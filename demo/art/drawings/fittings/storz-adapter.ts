import { palette } from '../../palette.ts'
import { barrel, threads } from '../../parts.ts'
import { box, detail, each, fillOf, lettering, shade, shadow, shape, sheet } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** An adapter from Storz to thread, Storz face to the left; colour is the Storz half. */
export function storzAdapter(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'steel')
  const claw = (s: number) =>
    `<g transform="translate(0 300) scale(1 ${s})">${shape('M150 62h-58v72h28v-30h30z', c)}</g>`
  return sheet(
    'Storz to thread adapter',
    shadow(330, 540, 220),
    threads(392, 300, 130, 220),
    barrel(376, 300, 30, 246, palette.steelLight, 4),
    claw(1),
    claw(-1),
    barrel(128, 300, 30, 270, palette.black, 6),
    barrel(152, 300, 84, 356, c, 14),
    each(3, (n) => box(166, 148 + n * 132, 56, 40, palette.steelLight, 6)),
    detail('M152 196h84M152 404h84'),
    shape('M236 150l70 22v256l-70 22z', c),
    shade('M236 346l70 0v82l-70 22z'),
    barrel(306, 300, 72, 272, palette.steelLight, 6),
    box(322, 142, 40, 30, palette.steelLight, 6),
    box(322, 428, 40, 30, palette.steelLight, 6),
    box(322, 280, 40, 40, palette.steelLight, 6),
    lettering(194, 310, options.label ?? '75', 30),
  )
}

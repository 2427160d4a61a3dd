import { palette } from '../../palette.ts'
import { drawBolt } from '../../parts.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A battery combi tool: straight serrated blades that cut and spread, battery at the rear. */
export function drawCombiTool(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'green')
  const blade =
    shape('M372 292q50-58 138-92 44-18 82-12l20 14-12 24q-86 22-130 52l-30 34-60 8z', palette.steelLight) +
    shape('M470 278l-8-12-10 22-12-12-8 26-14-8-8 26h40z', palette.steelDark) +
    shade('M410 312q60-60 194-96l-4 10q-86 22-130 52l-30 34z') +
    thinLine('M560 192l4 36M576 190l4 32M592 190l4 26')
  return createProductSvg(
    'Battery combi tool',
    shadow(310, 548, 240),
    `${blade}<g transform="translate(0 640) scale(1 -1)">${blade}</g>`,
    box(44, 236, 96, 190, palette.black, 14),
    shade('M44 350h96v62q0 14-14 14H58q-14 0-14-14z'),
    thinLine('M60 262h64M60 282h64M60 302h64', palette.steelDark),
    box(66, 372, 52, 18, palette.lime, 4),
    shape('M132 250h120l40 8v124l-40 8H132z', bodyColour),
    shade('M132 340h160v42l-40 8H132z'),
    tube('M160 254q-6-116 60-116h60q60 0 44 118', 34, palette.black),
    repeat(5, (step) => thinLine(`M${220 + step * 16} 124v28`, palette.steelDark)),
    tube('M150 390v50q0 30 30 30h66q28 0 24-30l-4-54', 28, palette.black),
    shape('M290 252l70 14q40 14 40 54t-40 54l-70 14z', palette.steelDark),
    disc(356, 320, 38, palette.steelLight),
    drawBolt(356, 320, 24, palette.steel),
    printedText(212, 330, options.label ?? 'e-COMBI', 30, palette.white),
  )
}

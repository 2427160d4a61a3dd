import { palette } from '../../palette.ts'
import { drawBolt } from '../../parts.ts'
import { box, pickFill, highlight, printedText, oval, shade, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A Siamese connection: two capped inlets in front, one wall outlet behind. */
export function drawSiamese(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'brass')
  const mouth = (cx: number, chain: string) =>
    tube(chain, 6, palette.steelDark) +
    oval(cx, 350, 112, 118, bodyColour) +
    shade(`M${cx + 30} 236a112 118 0 0 1 0 228 130 130 0 0 0 0-228z`) +
    box(cx - 18, 214, 36, 34, bodyColour, 8) +
    box(cx - 18, 452, 36, 34, bodyColour, 8) +
    box(cx - 130, 332, 34, 36, bodyColour, 8) +
    box(cx + 96, 332, 34, 36, bodyColour, 8) +
    oval(cx, 350, 88, 94, palette.maroon) +
    oval(cx, 350, 70, 76, palette.red) +
    shape(`M${cx - 20} 318h40v64h-40z`, palette.maroon) +
    highlight(`M${cx - 54} 330a60 66 0 0 1 44-44l4 10a50 56 0 0 0-38 38z`)
  return createProductSvg(
    'Siamese inlet connection',
    shadow(320, 580, 240),
    box(176, 70, 288, 288, palette.steelLight, 144),
    `<circle cx="320" cy="200" r="128" stroke-width="3"/>`,
    printedText(320, 128, options.label ?? 'PUMP IN', 30),
    drawBolt(222, 160, 12, palette.steel),
    drawBolt(418, 160, 12, palette.steel),
    shape('M246 190q74-60 148 0l100 150H146z', bodyColour),
    shade('M380 180l114 160H370z'),
    mouth(182, 'M110 440q-20 70 60 76'),
    mouth(458, 'M530 440q20 70-60 76'),
  )
}

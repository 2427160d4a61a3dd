import { palette } from '../../palette.ts'
import { drawHorizontalCylinder } from '../../parts.ts'
import { box, dashedLine, thinLine, repeat, pickFill, highlight, shadow, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A webbing hose strap with forged hook, choked round a length of hose; colour is the webbing. */
export function drawHoseStrap(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const hook = 'M320 214V116q0-62 62-62t62 62v34'
  const stitch = (y: number) => thinLine(`M304 ${y}l32 26M336 ${y}l-32 26`, palette.white)
  return createProductSvg(
    'Hose strap with hook',
    shadow(320, 586, 270),
    tube('M282 440q-20 110 38 112t38-112', 46, bodyColour, 'butt'),
    drawHorizontalCylinder(40, 474, 560, 124, palette.tan, 6),
    repeat(26, (step) => thinLine(`M${58 + step * 21} 414l8 120`, palette.wood)),
    tube('M266 410q0 70 10 128', 46, bodyColour, 'butt'),
    dashedLine('M252 412q0 70 10 126M281 410q0 70 10 126', '7 6', 3, 0.5),
    tube('M378 410q0 70-10 128', 46, bodyColour, 'butt'),
    dashedLine('M392 412q0 70-10 126M363 410q0 70-10 126', '7 6', 3, 0.5),
    tube('M264 420q-4-50 56-54t60 54', 46, bodyColour),
    tube('M320 236v132', 54, bodyColour, 'butt'),
    dashedLine('M302 250v108M338 250v108', '7 6', 3, 0.5),
    stitch(276),
    stitch(322),
    tube(hook, 34, palette.steel),
    `<path d="M312 206v-90q0-70 70-70" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>`,
    box(272, 208, 96, 38, palette.steelDark, 16),
    highlight('M288 216h64v7h-64z'),
  )
}

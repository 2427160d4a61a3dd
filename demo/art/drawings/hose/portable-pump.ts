import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawBolt, drawCoupling, drawGauge, drawInlet } from '../../parts.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  repeat,
  pickFill,
  highlight,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A portable fire pump in its carrying frame with suction and two outlets; colour is the engine cover. */
export function drawPortablePump(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Portable fire pump',
    shadow(320, 584, 280),
    shape('M300 140h200q30 0 30 30v60H290z', palette.black),
    box(420, 112, 60, 34, palette.steelDark, 8),
    thinLine('M310 160h200M308 178h210', palette.steelDark),
    box(280, 214, 270, 270, bodyColour, 14),
    shade('M280 400h270v70q0 14-14 14H294q-14 0-14-14z'),
    highlight('M296 228h238v10H296z'),
    disc(440, 350, 74, palette.black),
    disc(440, 350, 56, palette.rubber),
    repeat(8, (step) => rotate(step * 45, 440, 350, thinLine('M440 318v-16', palette.steelLight))),
    disc(440, 350, 20, palette.steel),
    tube('M500 330h36', 12, palette.black),
    box(520, 312, 20, 36, palette.rubber, 6),
    box(300, 240, 96, 44, palette.white, 5),
    printedText(348, 272, options.label ?? 'PUMP', 25),
    shape('M150 300q0-66 70-66h60v220h-60q-70 0-70-66z', palette.steel),
    shade('M150 380h130v74h-60q-70 0-70-66z'),
    disc(226, 344, 58, palette.steelLight),
    disc(226, 344, 36, palette.steel),
    repeat(6, (step) => rotate(step * 60, 226, 344, drawBolt(226, 297, 6))),
    placeAt(150, 400, 180, drawInlet(options.coupling ?? 'storz', 0, 0, 0, 76)),
    placeAt(206, 236, -90, drawCoupling(options.coupling ?? 'storz', 0, 0, 0, 52)),
    placeAt(262, 236, -90, drawHorizontalCylinder(0, 0, 30, 40, palette.steel)),
    drawGauge(316, 330, 27),
    drawGauge(316, 396, 27),
    tube('M110 556V200q0-24 24-24h20', 20, palette.black),
    tube('M70 530h500', 22, palette.black),
    tube('M560 530V160q0-26-26-26', 20, palette.black),
    tube('M130 530v-60M500 530v-50', 18, palette.black),
    box(96, 540, 70, 28, palette.rubber, 6),
    box(490, 540, 70, 28, palette.rubber, 6),
  )
}

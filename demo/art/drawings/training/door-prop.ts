import { palette } from '../../palette.ts'
import { drawBolt } from '../../parts.ts'
import { box, thinLine, disc, pickFill, printedText, shade, shadow, shape, createProductSvg, tube } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A forcible-entry training door in its steel frame with pry points and wedges; colour is the door leaf. */
export function drawDoorProp(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Forcible-entry door prop',
    shadow(320, 590, 260),
    shape('M490 300l90 270h-44l-60-180z', palette.steelDark),
    shape('M150 300L60 570h44l60-180z', palette.steelDark),
    box(60, 552, 520, 28, palette.steel, 6),
    shade('M60 568h520v8q0 4-4 4H64q-4 0-4-4z'),
    shape('M150 44h340v510h-40V84H190v470h-40z', palette.steel),
    shade('M470 44h20v510h-20z'),
    shape('M190 84h260v470H190z', palette.ink),
    shape('M206 84h230l-8 470H206z', bodyColour),
    shade('M380 84h56l-8 470h-48z'),
    box(236, 116, 160, 150, 'none', 6),
    box(236, 300, 160, 220, 'none', 6),
    thinLine('M250 128h132v126H250z'),
    ...[130, 320, 500].map((y) => box(196, y - 20, 22, 44, palette.steelDark, 4)),
    box(398, 276, 44, 96, palette.steelDark, 6),
    disc(420, 304, 12, palette.brass),
    tube('M420 342h-44', 16, palette.steelLight),
    ...[190, 324, 460].map(
      (y) =>
        box(444, y - 18, 54, 36, palette.yellow, 5) +
        thinLine(`M452 ${y - 14}l-4 28M466 ${y - 14}l-4 28M480 ${y - 14}l-4 28`),
    ),
    box(476, 308, 56, 34, palette.wood, 3),
    shape('M532 308l30 17-30 17z', palette.wood),
    printedText(316, 206, options.label ?? 'FORCE', 38, palette.white),
    ...[172, 470].map((x) => drawBolt(x, 64, 9) + drawBolt(x, 520, 9)),
  )
}

import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawScrewThread } from '../../parts.ts'
import { box, pickFill, highlight, printedText, repeat, shade, shadow, shape, createProductSvg } from '../../pen.ts'
import type { AdapterEnd, DrawingOptions } from '../../pen.ts'

const DEFAULT_ENDS: readonly [AdapterEnd, AdapterEnd] = [
  { kind: 'storz', inches: 5 },
  { kind: 'female', inches: 2.5 },
]

/** Where the ends begin and the body between them ends. */
const [LEFT, RIGHT, CENTER] = [250, 390, 310] as const

/** An adapter with its two ends to the left and right; colour is the body, `ends` what it connects. */
export function drawAdapter(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const [left, right] = options.ends ?? DEFAULT_ENDS
  const [l, r] = [diameterOf(left) / 2, diameterOf(right) / 2]
  return createProductSvg(
    'Adapter',
    shadow(320, 540, 220),
    `<g transform="translate(${LEFT} ${CENTER}) scale(-1 1)">${drawEnd(left)}</g>`,
    `<g transform="translate(${RIGHT} ${CENTER})">${drawEnd(right)}</g>`,
    shape(`M${LEFT} ${CENTER - l}L${RIGHT} ${CENTER - r}v${2 * r}L${LEFT} ${CENTER + l}z`, bodyColour),
    shade(`M${LEFT} ${CENTER + l * 0.4}L${RIGHT} ${CENTER + r * 0.4}V${CENTER + r - 3}L${LEFT} ${CENTER + l - 3}z`),
    highlight(
      `M${LEFT + 5} ${CENTER - l * 0.8}L${RIGHT - 5} ${CENTER - r * 0.8}v${r * 0.14}L${LEFT + 5} ${CENTER - l * 0.64}z`,
    ),
    printedText(320, CENTER + 10, options.label ?? '', 28, options.colour === undefined ? palette.ink : palette.white),
  )
}

/** The diameter of an end in the drawing, so that nearby sizes can be told apart. */
function diameterOf({ inches }: AdapterEnd): number {
  return Math.round(64 + inches * 33)
}

/** Draws an end that begins at 0, 0 and faces right. */
function drawEnd(end: AdapterEnd): string {
  const d = diameterOf(end)
  switch (end.kind) {
    case 'male':
      return (
        drawScrewThread(0, 0, 110, Math.round(d * 0.84)) +
        drawHorizontalCylinder(0, 0, 24, Math.round(d * 1.08), palette.steelLight, 5)
      )
    case 'female':
      return drawFemaleEnd(d)
    case 'storz':
      return drawStorzEnd(d)
    default:
      return end.kind satisfies never
  }
}

/** A swivel with rocker lugs; the dark ring is its opening. */
function drawFemaleEnd(diameter: number): string {
  const height = Math.round(diameter * 1.2)
  const lug = (y: number) => box(36, y - 22, 44, 44, palette.steelLight, 6)
  return (
    lug(-height / 2) +
    lug(height / 2) +
    drawHorizontalCylinder(96, 0, 22, Math.round(diameter * 1.04), palette.black, 4) +
    drawHorizontalCylinder(0, 0, 104, height, palette.steel, 10) +
    lug(0)
  )
}

/** A Storz half: two claws, the seal between them and lugs on the ring. */
function drawStorzEnd(diameter: number): string {
  const height = Math.round(diameter * 1.3)
  const claw = (side: number) =>
    `<g transform="translate(84 0) scale(1 ${side})">${shape(`M0 ${diameter * 0.26}h60v${diameter * 0.3}h-28v${-diameter * 0.12}h-32z`, palette.steel)}</g>`
  return (
    claw(1) +
    claw(-1) +
    drawHorizontalCylinder(78, 0, 30, diameter, palette.black, 6) +
    drawHorizontalCylinder(0, 0, 84, height, palette.steel, 14) +
    repeat(3, (step) =>
      box(16, Math.round(-height / 2 - 12 + (step * height) / 2 - (step - 1) * 8), 52, 32, palette.steelLight, 6),
    )
  )
}

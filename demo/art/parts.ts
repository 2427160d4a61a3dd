import { palette } from './palette.ts'
import { placeAt, box, thinLine, disc, repeat, highlight, shade, shape } from './pen.ts'
import type { CouplingKind } from './pen.ts'

/** A horizontal cylinder from the side: lit above, shaded below. */
export function drawHorizontalCylinder(
  x: number,
  cy: number,
  width: number,
  height: number,
  fill: string,
  r = 4,
): string {
  const top = cy - height / 2
  const low = Math.round(cy + height * 0.16)
  const lit = Math.round(top + height * 0.14)
  return (
    box(x, top, width, height, fill, r) +
    shade(`M${x} ${low}h${width}V${cy + height / 2 - r / 2}h${-width}z`) +
    highlight(`M${x + 5} ${lit}h${width - 10}v${Math.max(4, Math.round(height * 0.09))}h${10 - width}z`)
  )
}

/** A vertical cylinder from the side: lit on the left, shaded on the right. */
export function drawVerticalCylinder(
  cx: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  r = 4,
): string {
  const left = cx - width / 2
  const dark = Math.round(cx + width * 0.16)
  return (
    box(left, y, width, height, fill, r) +
    shade(`M${dark} ${y}H${cx + width / 2 - r / 2}v${height}H${dark}z`) +
    highlight(
      `M${Math.round(left + width * 0.14)} ${y + 5}h${Math.max(4, Math.round(width * 0.09))}v${height - 10}h${-Math.max(4, Math.round(width * 0.09))}z`,
    )
  )
}

/** A horizontal male thread, its turns drawn as slanting lines. */
export function drawScrewThread(
  x: number,
  cy: number,
  width: number,
  height: number,
  fill: string = palette.brass,
): string {
  const turns = Math.max(2, Math.round(width / 11))
  const turnWidth = width / turns
  const top = cy - height / 2
  return (
    drawHorizontalCylinder(x, cy, width, height, fill, 2) +
    repeat(turns - 1, (step) => thinLine(`M${Math.round(x + turnWidth * (step + 1) - 3)} ${top}l6 ${height}`))
  )
}

/** A hexagon bolt head seen from the front. */
export function drawBolt(cx: number, cy: number, r: number, fill: string = palette.steelLight): string {
  const h = Math.round(r * 0.87)
  return shape(`M${cx + r} ${cy}l${-r / 2} ${h}h${-r}l${-r / 2} ${-h} ${r / 2} ${-h}h${r}z`, fill)
}

/** A pressure gauge seen from the front. */
export function drawGauge(cx: number, cy: number, r: number): string {
  return (
    disc(cx, cy, r, palette.black) +
    disc(cx, cy, r * 0.74, palette.white) +
    thinLine(`M${cx} ${cy}L${cx + r * 0.4} ${cy - r * 0.42}`, palette.red) +
    thinLine(`M${cx - r * 0.5} ${cy + r * 0.2}A${r * 0.55} ${r * 0.55} 0 0 1 ${cx - r * 0.2} ${cy - r * 0.5}`)
  )
}

function drawShank(diameter: number, fill: string): string {
  return (
    drawHorizontalCylinder(0, 0, diameter * 0.62, diameter * 0.86, fill, 3) +
    repeat(3, (step) => thinLine(`M${diameter * (0.14 + step * 0.12)} ${-diameter * 0.43}v${diameter * 0.86}`))
  )
}

function drawThreadedCoupling(diameter: number, fill: string): string {
  const lug = (y: number, height: number) => box(diameter * 0.68, y, diameter * 0.24, height, fill, 4)
  return (
    drawShank(diameter, fill) +
    drawScrewThread(diameter * 1.08, 0, diameter * 0.34, diameter * 0.84, palette.brass) +
    lug(-diameter * 0.74, diameter * 0.3) +
    lug(diameter * 0.44, diameter * 0.3) +
    drawHorizontalCylinder(diameter * 0.52, 0, diameter * 0.6, diameter * 1.12, fill, 5) +
    lug(-diameter * 0.13, diameter * 0.26)
  )
}

function drawStorzCoupling(diameter: number, fill: string): string {
  const claw = (side: number) =>
    shape(
      `M${diameter * 0.92} ${side * diameter * 0.3}h${diameter * 0.34}v${side * diameter * 0.34}h${-diameter * 0.13}v${-side * diameter * 0.12}h${-diameter * 0.21}z`,
      fill,
    )
  return (
    drawShank(diameter, fill) +
    claw(1) +
    claw(-1) +
    drawHorizontalCylinder(diameter * 0.92, 0, diameter * 0.14, diameter * 0.84, palette.black, 3) +
    drawHorizontalCylinder(diameter * 0.5, 0, diameter * 0.44, diameter * 1.3, fill, 7) +
    box(diameter * 0.6, -diameter * 0.72, diameter * 0.2, diameter * 0.16, fill, 3) +
    box(diameter * 0.6, diameter * 0.56, diameter * 0.2, diameter * 0.16, fill, 3) +
    thinLine(
      `M${diameter * 0.5} ${-diameter * 0.36}h${diameter * 0.42}M${diameter * 0.5} ${diameter * 0.36}h${diameter * 0.42}`,
    )
  )
}

function drawCamlockCoupling(diameter: number, fill: string): string {
  const arm = (side: number) =>
    shape(
      `M${diameter * 0.98} ${side * diameter * 0.44}l${diameter * 0.08} ${side * diameter * 0.2}l${-diameter * 0.24} ${side * diameter * 0.12}h${-diameter * 0.66}v${-side * diameter * 0.13}h${diameter * 0.56}l${diameter * 0.06} ${-side * diameter * 0.19}z`,
      palette.steelLight,
    ) + disc(diameter * 0.1, side * diameter * 0.69, diameter * 0.1)
  return (
    drawShank(diameter, fill) +
    drawHorizontalCylinder(diameter * 0.52, 0, diameter * 0.64, diameter * 1.06, fill, 5) +
    drawHorizontalCylinder(diameter * 1.1, 0, diameter * 0.12, diameter * 1.2, fill, 3) +
    arm(1) +
    arm(-1) +
    disc(diameter * 0.94, -diameter * 0.46, diameter * 0.07, palette.black) +
    disc(diameter * 0.94, diameter * 0.46, diameter * 0.07, palette.black)
  )
}

/** A coupling for a hose of a diameter, set at the hose end and facing along `degrees`. */
export function drawCoupling(
  kind: CouplingKind,
  x: number,
  y: number,
  degrees: number,
  diameter: number,
  fill: string = palette.steel,
): string {
  switch (kind) {
    case 'storz':
      return placeAt(x, y, degrees, drawStorzCoupling(diameter, fill))
    case 'threaded':
      return placeAt(x, y, degrees, drawThreadedCoupling(diameter, fill))
    case 'camlock':
      return placeAt(x, y, degrees, drawCamlockCoupling(diameter, fill))
    default:
      return kind satisfies never
  }
}

/** The inlet of an appliance: as a coupling, but a threaded one is the female swivel with its rocker lugs. */
export function drawInlet(
  kind: CouplingKind,
  x: number,
  y: number,
  degrees: number,
  diameter: number,
  fill: string = palette.steel,
): string {
  if (kind !== 'threaded') return drawCoupling(kind, x, y, degrees, diameter, fill)
  const lug = (top: number, height: number) => box(diameter * 0.34, top, diameter * 0.26, height, fill, 4)
  return placeAt(
    x,
    y,
    degrees,
    drawShank(diameter, fill),
    lug(-diameter * 0.76, diameter * 0.3),
    lug(diameter * 0.46, diameter * 0.3),
    drawHorizontalCylinder(diameter * 0.22, 0, diameter * 0.62, diameter * 1.16, fill, 5),
    lug(-diameter * 0.14, diameter * 0.28),
    drawHorizontalCylinder(diameter * 0.84, 0, diameter * 0.1, diameter * 1.04, palette.black, 3),
  )
}

/** A spiral from the outer radius inwards, as a smooth path of quarter arcs. */
export function createSpiralPath(cx: number, cy: number, outer: number, inner: number, turns: number): string {
  const quarters = Math.round(turns * 4)
  const fall = (outer - inner) / quarters
  const corner = (step: number): string => {
    const r = outer - fall * step
    const angle = Math.PI / 2 - (Math.PI / 2) * step
    return `${Math.round((cx + r * Math.cos(angle)) * 10) / 10} ${Math.round((cy + r * Math.sin(angle)) * 10) / 10}`
  }
  const arc = (step: number) => {
    const r = Math.round(outer - fall * (step + 0.5))
    return `A${r} ${r} 0 0 0 ${corner(step + 1)}`
  }
  return `M${corner(0)}${repeat(quarters, arc)}`
}

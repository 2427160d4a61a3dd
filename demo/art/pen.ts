import { palette } from './palette.ts'
import type { ColourName } from './palette.ts'

/** The type of a coupling: quarter-turn claws, screw thread with rocker lugs, or cam levers. */
export type CouplingKind = 'storz' | 'threaded' | 'camlock'

/** One end of an adapter. */
export interface AdapterEnd {
  readonly kind: 'storz' | 'male' | 'female'
  readonly inches: number
}

/** The options of a drawing; each drawing uses only those that apply to it. */
export interface DrawingOptions {
  readonly colour?: ColourName
  readonly coupling?: CouplingKind
  readonly label?: string
  readonly count?: number
  /** The steps of a step chock. */
  readonly steps?: number
  /** The two ends of an adapter, the inlet first. */
  readonly ends?: readonly [AdapterEnd, AdapterEnd]
  /** The size relative to the default length or size, which is 1; drawings limit it to 0.6 to 1.4. */
  readonly size?: number
  /** Text on a tag below the drawing, which distinguishes this size from others. */
  readonly tag?: string
}

/** A point as x and y. */
export type Point = readonly [number, number]

/** The requested colour as a fill, or the drawing's default. */
export function pickFill(options: DrawingOptions, fallback: ColourName): string {
  return palette[options.colour ?? fallback]
}

/** The requested relative size, limited to where the drawing still looks right. */
export function clampSize(options: DrawingOptions): number {
  return Math.min(1.4, Math.max(0.6, options.size ?? 1))
}

/** The requested number of repeated parts as a whole number, limited by a minimum and a maximum. */
export function clampCount(options: DrawingOptions, defaultCount: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, Math.round(options.count ?? defaultCount)))
}

/** Escapes text for XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A complete 640 by 640 SVG document: the title for screen readers, then all parts with the default stroke. */
export function createProductSvg(title: string, ...parts: readonly string[]): string {
  return createSvg({ title, width: 640, height: 640, stroke: 5 }, parts)
}

/** A complete SVG document of any size with the default stroke. */
export function createSvg(
  frame: { title: string; width: number; height: number; stroke: number },
  parts: readonly string[],
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" role="img">` +
    `<title>${escapeText(frame.title)}</title>` +
    `<g fill="none" stroke="${palette.ink}" stroke-width="${frame.stroke}" stroke-linecap="round" stroke-linejoin="round">` +
    `${parts.join('')}</g></svg>`
  )
}

/** Places a complete picture in another one without its ground shadow: on a wall, a shelf, a hook. */
export function placeWithoutShadow(picture: string, x: number, y: number, size: number): string {
  return placePicture(picture.replaceAll(/<ellipse[^>]*fill-opacity="\.12"[^>]*\/>/g, ''), x, y, size)
}

/** Places a complete picture in another one as a square, without its title. */
export function placePicture(picture: string, x: number, y: number, size: number): string {
  const inner = picture
    .replace(/<title>.*?<\/title>/, '')
    .replace(' role="img"', '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
  return inner.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)
}

/** An outlined form. */
export function shape(d: string, fill = 'none'): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A thin line inside a form: seam, weave, thread, panel gap. */
export function thinLine(d: string, colour: string = palette.ink): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="3"/>`
}

/** The shaded side of a form. */
export function shade(d: string): string {
  return `<path d="${d}" fill="${palette.ink}" fill-opacity=".17" stroke="none"/>`
}

/** The lit edge of a form. */
export function highlight(d: string): string {
  return `<path d="${d}" fill="#fff" fill-opacity=".38" stroke="none"/>`
}

/** A flat form without outline. */
export function flatShape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="none"/>`
}

/** An outlined rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, width: number, height: number, fill = 'none', r = 4): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`
}

/** An outlined circle. */
export function disc(cx: number, cy: number, r: number, fill = 'none'): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
}

/** An outlined ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill = 'none'): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** The shadow of a thing on the ground. */
export function shadow(cx: number, cy: number, rx: number, ry = 20): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${palette.ink}" fill-opacity=".12" stroke="none"/>`
}

/** A hose, cable or handle along a path: outline and body. */
export function tube(d: string, width: number, fill: string, cap: 'round' | 'butt' = 'round'): string {
  return (
    `<path d="${d}" stroke-width="${width + 5}" stroke-linecap="${cap}"/>` +
    `<path d="${d}" stroke="${fill}" stroke-width="${width - 5}" stroke-linecap="${cap}"/>`
  )
}

/** Dashed thin lines along a path, such as weave, stitching or ribs. */
export function dashedLine(d: string, pattern: string, width = 3, opacity = 0.5): string {
  return `<path d="${d}" stroke-width="${width}" stroke-dasharray="${pattern}" stroke-opacity="${opacity}" stroke-linecap="butt"/>`
}

/** Reflective trim sewn on cloth: a hi-vis band with a silver middle. */
export function reflectiveTrim(d: string, width = 30): string {
  const band = (colour: string, part: number) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${part}" stroke-linecap="butt"/>`
  return band(palette.ink, width + 6) + band(palette.lime, width) + band(palette.steelLight, Math.round(width * 0.44))
}

/** Parts rotated around a point, clockwise in degrees. */
export function rotate(degrees: number, cx: number, cy: number, ...parts: readonly string[]): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${parts.join('')}</g>`
}

/** Parts that are drawn around the origin, moved to a point and then rotated. */
export function placeAt(x: number, y: number, degrees: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${parts.join('')}</g>`
}

/** Parts and their mirror image at the vertical line through `x`. */
export function withMirrorImage(x: number, ...parts: readonly string[]): string {
  const half = parts.join('')
  return `${half}<g transform="translate(${2 * x} 0) scale(-1 1)">${half}</g>`
}

/** Text on the product, smaller when it is longer than ten characters; nothing for an empty text. */
export function printedText(x: number, y: number, text: string, size: number, fill: string = palette.ink): string {
  if (text === '') return ''
  const px = Math.round(size * Math.min(1, 10 / text.length))
  return (
    `<text x="${x}" y="${y}" font-family="Archivo, Arial, sans-serif" font-weight="700" font-size="${px}" ` +
    `text-anchor="middle" fill="${fill}" stroke="none">${escapeText(text)}</text>`
  )
}

/** Joins the drawings of each step, counted from zero. */
export function repeat(count: number, draw: (step: number) => string): string {
  return Array.from({ length: count }, (_, step) => draw(step)).join('')
}

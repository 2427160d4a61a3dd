import { palette } from './palette.ts'
import type { ColourName } from './palette.ts'

/** How a hose or appliance ends: quarter-turn claws, screw thread with rocker lugs, or cam levers. */
export type CouplingKind = 'storz' | 'threaded' | 'camlock'

/** What a product may ask of its drawing; each drawing reads the few that make sense for it. */
export interface DrawingOptions {
  readonly colour?: ColourName
  readonly coupling?: CouplingKind
  readonly label?: string
  readonly count?: number
  /** Proportion of the usual length or size, 1 being usual; drawings keep it between 0.6 and 1.4. */
  readonly size?: number
  /** What tells this size of a thing from the others, written on a tag below any drawing. */
  readonly tag?: string
}

/** A point as x and y. */
export type Point = readonly [number, number]

/** The fill a product asked for, or the drawing's own. */
export function fillOf(options: DrawingOptions, fallback: ColourName): string {
  return palette[options.colour ?? fallback]
}

/** The asked proportion, held where the drawing still looks right. */
export function sizeOf(options: DrawingOptions): number {
  return Math.min(1.4, Math.max(0.6, options.size ?? 1))
}

/** A whole number of repeated parts, held between two bounds. */
export function countOf(options: DrawingOptions, usual: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(options.count ?? usual)))
}

/** Text made safe for XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A finished picture: the title read out by screen readers, then everything drawn with the common pen. */
export function sheet(title: string, ...parts: readonly string[]): string {
  return canvas({ title, width: 640, height: 640, stroke: 5 }, parts)
}

/** A picture of any proportion in the same hand. */
export function canvas(
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

/** A finished picture set into another one without its ground shadow: on a wall, a shelf, a hook. */
export function hang(picture: string, x: number, y: number, size: number): string {
  return place(picture.replaceAll(/<ellipse[^>]*fill-opacity="\.12"[^>]*\/>/g, ''), x, y, size)
}

/** A finished picture set into another one as a square, without its title. */
export function place(picture: string, x: number, y: number, size: number): string {
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
export function detail(d: string, colour: string = palette.ink): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="3"/>`
}

/** The second tone: the side of a form that is turned from the light. */
export function shade(d: string): string {
  return `<path d="${d}" fill="${palette.ink}" fill-opacity=".17" stroke="none"/>`
}

/** The lit edge of a form. */
export function glint(d: string): string {
  return `<path d="${d}" fill="#fff" fill-opacity=".38" stroke="none"/>`
}

/** A flat form without outline. */
export function flat(d: string, fill: string): string {
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

/** The flat shadow a thing throws on the ground. */
export function shadow(cx: number, cy: number, rx: number, ry = 20): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${palette.ink}" fill-opacity=".12" stroke="none"/>`
}

/** A bent round thing (hose, cable, handle) along a path: outline, body. */
export function tube(d: string, width: number, fill: string, cap: 'round' | 'butt' = 'round'): string {
  return (
    `<path d="${d}" stroke-width="${width + 5}" stroke-linecap="${cap}"/>` +
    `<path d="${d}" stroke="${fill}" stroke-width="${width - 5}" stroke-linecap="${cap}"/>`
  )
}

/** Broken thin lines along a path, such as weave, stitching or ribs. */
export function dashes(d: string, pattern: string, width = 3, opacity = 0.5): string {
  return `<path d="${d}" stroke-width="${width}" stroke-dasharray="${pattern}" stroke-opacity="${opacity}" stroke-linecap="butt"/>`
}

/** Reflective trim sewn on cloth: a hi-vis band with a silver middle. */
export function trim(d: string, width = 30): string {
  const band = (colour: string, part: number) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${part}" stroke-linecap="butt"/>`
  return band(palette.ink, width + 6) + band(palette.lime, width) + band(palette.steelLight, Math.round(width * 0.44))
}

/** Parts turned around a point, clockwise in degrees. */
export function turn(degrees: number, cx: number, cy: number, ...parts: readonly string[]): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${parts.join('')}</g>`
}

/** Parts drawn around the origin set down at a point, then turned. */
export function at(x: number, y: number, degrees: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${parts.join('')}</g>`
}

/** Parts and their mirror image about the vertical through `x`. */
export function twice(x: number, ...parts: readonly string[]): string {
  const half = parts.join('')
  return `${half}<g transform="translate(${2 * x} 0) scale(-1 1)">${half}</g>`
}

/** A word printed on the product, set smaller when it is longer than ten characters; none for an empty text. */
export function lettering(x: number, y: number, text: string, size: number, fill: string = palette.ink): string {
  if (text === '') return ''
  const px = Math.round(size * Math.min(1, 10 / text.length))
  return (
    `<text x="${x}" y="${y}" font-family="Archivo, Arial, sans-serif" font-weight="700" font-size="${px}" ` +
    `text-anchor="middle" fill="${fill}" stroke="none">${escapeText(text)}</text>`
  )
}

/** One value per step, from zero. */
export function each(count: number, draw: (step: number) => string): string {
  return Array.from({ length: count }, (_, step) => draw(step)).join('')
}

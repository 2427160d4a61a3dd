import { brandMarks } from './brand-marks.ts'
import { brands } from './brands.ts'
import type { BrandKey } from './brands.ts'
import { palette } from './palette.ts'
import { createSvg, escapeText } from './pen.ts'

/** The width for the wordmark right of the mark. */
const WORD_WIDTH = 192
/** Advance widths of bold Arial letters, as parts of the font size, where they differ much from the average. */
const LETTER_WIDTHS: Readonly<Record<string, number>> = {
  m: 0.89,
  w: 0.78,
  r: 0.39,
  f: 0.34,
  t: 0.34,
  i: 0.28,
  l: 0.28,
  j: 0.28,
}

function measureWord(word: string): number {
  return word
    .split('')
    .reduce((width, letter) => width + (LETTER_WIDTHS[letter] ?? (letter === letter.toUpperCase() ? 0.74 : 0.61)), 0)
}

function drawWordmark(name: string): string {
  const [first = '', ...others] = name.split(' ')
  const rest = others.join(' ')
  const size = Math.min(38, Math.floor(WORD_WIDTH / measureWord(first)))
  const text = (y: number, content: string, px: number, weight: number, spacing: number) =>
    `<text x="116" y="${y}" font-family="Archivo, Arial, sans-serif" font-weight="${weight}" font-size="${px}" letter-spacing="${spacing}" fill="${palette.ink}" stroke="none">${escapeText(content)}</text>`
  if (rest === '') return text(60 + Math.round(size * 0.36), first, size, 800, -0.5)
  if (rest.startsWith('&')) return text(56, first, 32, 800, -0.5) + text(88, rest, 32, 800, -0.5)
  return text(64, first, size, 800, -0.5) + text(88, rest.toUpperCase(), 17, 600, 3)
}

/** Draws a brand's logo, mark and wordmark, as an SVG document of 320 by 120. */
export function drawBrandLogo(key: BrandKey): string {
  const brand = brands.find((candidate) => candidate.key === key)
  const name = brand?.name ?? key
  return createSvg({ title: name, width: 320, height: 120, stroke: 0 }, [
    `<g transform="translate(14 16)" stroke="none">${brandMarks[key]}</g>`,
    drawWordmark(name),
  ])
}

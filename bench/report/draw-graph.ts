import { formatFigure } from './markdown.ts'
import type { FigureTable } from './figure-table.ts'

const WIDTH = 760
const BAR = { height: 16, gap: 8, left: 330, right: 70 }
const PLOT = { top: 40, bottom: 40, left: 60, right: 210, height: 280 }
const SMALLEST_SCALE = 1e-9

/** Strokes and fills of the series in order, each with enough contrast on white and on black. */
const COLOURS = ['#2f7de1', '#c8590a', '#1a9150', '#a24fd0', '#c73a5b', '#7a7f00']

const STYLE = `<style>text{font:13px system-ui,sans-serif;fill:#222}.axis{stroke:#8886}@media (prefers-color-scheme:dark){text{fill:#ddd}}</style>`

/** Draws the graph of a table as SVG; null for a table that asks for none. */
export function drawGraph(table: FigureTable): string | null {
  if (table.graph === undefined) return null
  return table.graph.kind === 'bars' ? drawBars(table) : drawLines(table)
}

/** Draws horizontal bars: those of a row together, the first column at the top. */
function drawBars(table: FigureTable): string {
  const series = readSeries(table)
  const largest = Math.max(...series.flatMap(({ values }) => values), SMALLEST_SCALE)
  const rowHeight = series.length * BAR.height + BAR.gap
  const parts = series.map(({ name, colour }, at) => text({ x: BAR.left + at * 200, y: 18, colour }, name))
  for (const [row, [label]] of table.rows.entries()) {
    const top = 32 + row * rowHeight
    parts.push(text({ x: BAR.left - 8, y: top + (series.length * BAR.height) / 2 + 4, anchor: 'end' }, label))
    for (const [at, { values, colour }] of series.entries()) {
      const value = values[row] ?? Number.NaN
      if (Number.isNaN(value)) continue
      const [y, width] = [top + at * BAR.height, (value / largest) * (WIDTH - BAR.left - BAR.right)]
      parts.push(
        `<rect x="${BAR.left}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height - 2}" fill="${colour}"/>`,
        text({ x: BAR.left + width + 5, y: y + 12 }, formatFigure(value)),
      )
    }
  }
  return toSvg(table, 32 + table.rows.length * rowHeight, parts)
}

/** Draws lines over the names of the rows, which are numbers on a logarithmic scale. */
function drawLines(table: FigureTable): string {
  const series = readSeries(table)
  const sizes = table.rows.map(([name]) => Number(name.replaceAll(',', '')))
  const largest = Math.max(
    ...series.flatMap(({ values }) => values.filter((value) => !Number.isNaN(value))),
    SMALLEST_SCALE,
  )
  const [first, last] = [Math.log(sizes[0] ?? 1), Math.log(sizes.at(-1) ?? 10)]
  const right = WIDTH - PLOT.right
  const bottom = PLOT.top + PLOT.height
  const toX = (size: number): number =>
    PLOT.left + ((Math.log(size) - first) / (last - first || 1)) * (right - PLOT.left)
  const toY = (value: number): number => bottom - (value / largest) * PLOT.height
  const parts = [0, 0.5, 1].flatMap((share) => [
    `<line class="axis" x1="${PLOT.left}" x2="${right}" y1="${toY(share * largest)}" y2="${toY(share * largest)}"/>`,
    text({ x: PLOT.left - 6, y: toY(share * largest) + 4, anchor: 'end' }, formatFigure(share * largest)),
  ])
  for (const size of sizes) parts.push(text({ x: toX(size), y: bottom + 20, anchor: 'middle' }, formatFigure(size)))
  parts.push(text({ x: PLOT.left, y: 20 }, table.columns[0] ?? ''))
  const labels = spread(series.map(({ values }) => toY(values.at(-1) ?? 0)))
  for (const [at, { name, values, colour }] of series.entries()) {
    const points = values.flatMap((value, row) =>
      Number.isNaN(value) ? [] : [[toX(sizes[row] ?? 1), toY(value)] as const],
    )
    parts.push(
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map((point) => point.map((part) => part.toFixed(1)).join(',')).join(' ')}"/>`,
      ...points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${colour}"/>`),
      text({ x: right + 10, y: (labels[at] ?? 0) + 4, colour }, name),
    )
  }
  return toSvg(table, bottom + PLOT.bottom, parts)
}

function readSeries({ columns, rows, graph }: FigureTable) {
  return (graph?.columns ?? []).map((name, at) => {
    const column = columns.indexOf(name)
    if (column < 1) throw new Error(`The table has no column ${name}.`)
    return {
      name,
      colour: COLOURS[at % COLOURS.length] ?? '',
      values: rows.map((row) => (typeof row[column] === 'number' ? row[column] : Number.NaN)),
    }
  })
}

/** Moves heights apart that are so close that their labels would overlap. */
function spread(heights: readonly number[]): number[] {
  const spaced = [...heights]
  const order = heights.map((_, at) => at).toSorted((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0))
  let above = Number.POSITIVE_INFINITY
  for (const at of order) {
    above = Math.min(heights[at] ?? 0, above - 16)
    spaced[at] = above
  }
  return spaced
}

function text(
  {
    x,
    y,
    anchor,
    colour,
  }: { readonly x: number; readonly y: number; readonly anchor?: string; readonly colour?: string },
  content: string,
): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const mark = colour === undefined ? '' : `<rect x="${x}" y="${y - 9}" width="9" height="9" fill="${colour}"/>`
  const left = colour === undefined ? x : x + 14
  return `${mark}<text x="${left.toFixed(1)}" y="${y.toFixed(1)}"${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escaped}</text>`
}

function toSvg({ title }: FigureTable, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.ceil(height)}" width="${WIDTH}" height="${Math.ceil(height)}" role="img" aria-label="${title.replaceAll('"', '')}">\n${STYLE}\n${parts.join('\n')}\n</svg>\n`
}

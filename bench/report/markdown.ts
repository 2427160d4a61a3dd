import type { Figure, FigureTable } from './figure-table.ts'

/** Renders a table in Markdown, with its note. */
export function toMarkdownTable({ columns, rows, note }: FigureTable): string {
  const lines = [
    columns,
    columns.map((_, at) => (at === 0 ? '---' : '--:')),
    ...rows.map((row) => row.map(formatFigure)),
  ]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return note === undefined ? table : `${table}\n\n${note}`
}

/** Writes a figure with three significant digits, large ones with all digits. */
export function formatFigure(figure: Figure): string {
  if (figure === null) return 'not known'
  if (typeof figure === 'string') return figure
  if (Number.isInteger(figure) || Math.abs(figure) >= 100) return Math.round(figure).toLocaleString('en-US')
  return String(Number(figure.toPrecision(Math.abs(figure) < 1 ? 2 : 3)))
}

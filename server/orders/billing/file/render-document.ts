import { currentLocale } from '@hydrant/messages/locale.ts'
import * as messages from '@hydrant/messages/compiled/server/billing.js'
import { type DocumentView, type DocumentWithOrder, type Fact, toDocumentView } from './document-view.ts'
import { PdfWriter, type TextStyle } from './pdf-writer.ts'

/** Countries whose paper is Letter; all others use A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'MX'])
const CELL_WIDTHS = [56, 78, 52, 84] as const
const CELL_STYLE: TextStyle = { align: 'right' }
const HEAD_STYLE: TextStyle = { size: 8, isBold: true }
const DETAIL_STYLE: TextStyle = { size: 8, isDetail: true }
const GAP = 12
const LINES_PER_TURN = 10

/** Writes the file of an invoice or a credit memo. */
export async function renderDocument(documentWithOrder: DocumentWithOrder): Promise<Buffer> {
  const view = toDocumentView(documentWithOrder)
  const pdf = await PdfWriter.open({
    title: view.title,
    author: view.seller[0] ?? '',
    language: currentLocale(),
    createdAt: documentWithOrder.document.issuedAt,
    paper: LETTER_COUNTRIES.has(view.sellerCountry) ? 'LETTER' : 'A4',
  })
  writeHead(pdf, view)
  await writeLines(pdf, view)
  writeTotals(pdf, view)
  return pdf.finish((page, count) => messages.pageOf({ title: view.title, page, count }))
}

function writeHead(pdf: PdfWriter, { title, seller, facts, places }: DocumentView): void {
  const { x, width } = pdf.area
  const half = (width - GAP) / 2
  const [name = '', ...address] = seller
  const top = pdf.y
  const nameHeight = pdf.write('P', { text: name, x, y: top, width: half, style: { size: 12, isBold: true } })
  const addressHeight = pdf.write('P', { text: address.join('\n'), x, y: top + nameHeight, width: half })
  const right = x + half + GAP
  const titleHeight = pdf.write('H1', { text: title, x: right, y: top, width: half, style: { size: 15, isBold: true } })
  const factsBottom = writeFacts(pdf, facts, { x: right, y: top + titleHeight + 4, width: half })
  pdf.y = Math.max(top + nameHeight + addressHeight, factsBottom) + 2 * GAP
  const heights = places.map(({ title: placeTitle, lines }, index) => {
    const placeX = index === 0 ? x : right
    const headHeight = pdf.write('H2', { text: placeTitle, x: placeX, y: pdf.y, width: half, style: HEAD_STYLE })
    return headHeight + pdf.write('P', { text: lines.join('\n'), x: placeX, y: pdf.y + headHeight, width: half })
  })
  pdf.y += Math.max(0, ...heights) + 2 * GAP
}

function writeFacts(
  pdf: PdfWriter,
  facts: readonly Fact[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let bottom = y
  for (const { term, value } of facts)
    bottom += pdf.write('P', { text: messages.fact({ term, value }), x, y: bottom, width })
  return bottom
}

async function writeLines(pdf: PdfWriter, { lines }: DocumentView): Promise<void> {
  const table = pdf.startElement('Table')
  const headings = [messages.item(), messages.quantity(), messages.each(), messages.taxRate(), messages.total()]
  const cells = toCells(pdf, headings)
  const headRow = pdf.startElement('TR', table)
  for (const { text, x, width, isFirst } of cells)
    pdf.write('TH', { text, x, y: pdf.y, width, style: { ...HEAD_STYLE, align: isFirst ? 'left' : 'right' } }, headRow)
  headRow.end()
  endHeading(pdf)
  pdf.repeatOnPages(() => {
    for (const { text, x, width, isFirst } of cells)
      pdf.drawText({ text, x, y: pdf.y, width, style: { ...HEAD_STYLE, align: isFirst ? 'left' : 'right' } })
    pdf.y += 18
  })
  for (const [index, line] of lines.entries()) {
    writeLine(pdf, line, table)
    if (index % LINES_PER_TURN === LINES_PER_TURN - 1) await pdf.pause()
  }
  table.end()
  pdf.repeatOnPages(null)
}

function endHeading(pdf: PdfWriter): void {
  pdf.drawRule(pdf.y + 14)
  pdf.y += 18
}

function writeLine(
  pdf: PdfWriter,
  { name, partNumber, cells }: DocumentView['lines'][number],
  table: ReturnType<PdfWriter['startElement']>,
): void {
  const [first, ...others] = toCells(pdf, [name, ...cells])
  if (first === undefined) return
  const nameHeight = pdf.measure(name, first.width)
  const detailHeight = pdf.measure(partNumber, first.width, DETAIL_STYLE)
  pdf.ensureSpace(nameHeight + detailHeight + 4)
  const row = pdf.startElement('TR', table)
  const cell = pdf.startElement('TD', row)
  pdf.write('P', { text: name, x: first.x, y: pdf.y, width: first.width }, cell)
  const detail = { text: partNumber, x: first.x, y: pdf.y + nameHeight, width: first.width, style: DETAIL_STYLE }
  pdf.write('P', detail, cell)
  cell.end()
  for (const { text, x, width } of others) pdf.write('TD', { text, x, y: pdf.y, width, style: CELL_STYLE }, row)
  row.end()
  pdf.y += nameHeight + detailHeight + 4
}

/** Places the texts of a row in the columns; the first has the space that the others leave. */
function toCells(pdf: PdfWriter, texts: readonly string[]) {
  const { x, width } = pdf.area
  const firstWidth = width - CELL_WIDTHS.reduce((total, cellWidth) => total + cellWidth, 0)
  let left = x
  return texts.map((text, index) => {
    const columnWidth = index === 0 ? firstWidth : (CELL_WIDTHS[index - 1] ?? 0)
    const cell = { text, x: left, width: columnWidth - (index === 0 ? GAP : 0), isFirst: index === 0 }
    left += columnWidth
    return cell
  })
}

function writeTotals(pdf: PdfWriter, { totals, grandTotal, taxes, payment }: DocumentView): void {
  const { x, width } = pdf.area
  const amountWidth = 100
  const termWidth = 160
  const left = x + width - amountWidth - termWidth
  pdf.ensureSpace((totals.length + taxes.length + 4) * 16)
  pdf.drawRule(pdf.y + 2)
  pdf.y += 8
  const table = pdf.startElement('Table')
  for (const { term, value } of [...totals, grandTotal]) {
    const style: TextStyle = { align: 'right', ...(term === grandTotal.term && { isBold: true, size: 11 }) }
    const row = pdf.startElement('TR', table)
    const height = pdf.write('TH', { text: term, x: left, y: pdf.y, width: termWidth, style }, row)
    pdf.write('TD', { text: value, x: left + termWidth, y: pdf.y, width: amountWidth, style }, row)
    row.end()
    pdf.y += height + 2
  }
  table.end()
  pdf.y += GAP
  for (const text of [...taxes, payment].filter((sentence) => sentence !== '')) {
    pdf.ensureSpace(pdf.measure(text, width))
    pdf.y += pdf.write('P', { text, x, y: pdf.y, width }) + 2
  }
}

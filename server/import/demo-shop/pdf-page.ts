/** A line of text on a page. */
export interface PdfLine {
  readonly text: string
  /** In points. */
  readonly size: number
  readonly isBold: boolean
}

const [WIDTH, HEIGHT, MARGIN] = [612, 792, 64] as const

/**
 * Creates a PDF with one page in US letter format; the lines are set in Helvetica from the top down. Characters outside
 * Latin-1 become question marks.
 */
export function createOnePagePdf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const content = `BT\n1 0 0 1 ${MARGIN} ${HEIGHT - MARGIN} Tm\n${lines.map(toTextOperators).join('')}ET`
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${toLatin1PdfText(title)}) >>`,
  ])
}

function toTextOperators({ text, size, isBold }: PdfLine): string {
  return `/F${isBold ? 2 : 1} ${size} Tf\n0 -${Math.round(size * 1.45)} Td\n(${toLatin1PdfText(text)}) Tj\n`
}

function toLatin1PdfText(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`)
}

/**
 * Returns the bytes of a PDF with these objects, numbered from 1, and the table of their offsets. The last object is
 * the document information.
 */
function assemblePdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

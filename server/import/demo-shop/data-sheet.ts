import { attributes } from '@hydrant/demo/attributes.ts'
import type { DemoProduct } from '@hydrant/demo/model.ts'
import { pdfPage, type PdfLine } from './pdf-page.ts'

const LINE_LENGTH = 88

/** A product's data sheet as a one-page PDF: name, part number, what it is, and what it is compared by. */
export function dataSheet(product: DemoProduct, brandName: string): Uint8Array {
  const facts = attributes.flatMap(({ apiName, label }) => {
    const value = product.attributes[apiName]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  const text = (content: string): PdfLine[] => wrap(content).map((line) => ({ text: line, size: 11, isBold: false }))
  const heading = (content: string): PdfLine => ({ text: content, size: 13, isBold: true })
  const gap: PdfLine = { text: '', size: 8, isBold: false }
  return pdfPage(`Data sheet ${product.sku}`, [
    ...wrap(product.name, 48).map((line) => ({ text: line, size: 20, isBold: true })),
    ...text(`${brandName}  |  Part number ${product.sku}  |  ${product.packText}`),
    gap,
    ...text(plain(product.description)),
    gap,
    ...(facts.length === 0 ? [] : [heading('Specifications')]),
    ...facts.flatMap(text),
  ])
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}

function wrap(content: string, length: number = LINE_LENGTH): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of content.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > length) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

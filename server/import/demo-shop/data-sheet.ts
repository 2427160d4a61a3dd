import type { DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { type PdfLine, pdfPage } from './pdf-page.ts'

const LINE_LENGTH = 88
const TITLE_LENGTH = 44
const GAP: PdfLine = { text: '', size: 8, isBold: false }

/** A product's data sheet as a one-page PDF: name, part number, what it is, and what it is compared by. */
export function dataSheet(
  product: DemoProduct,
  { attributes, brands }: Pick<DemoShop, 'attributes' | 'brands'>,
): Uint8Array {
  const brand = brands.find(({ key }) => key === product.brandKey)?.name ?? ''
  const facts = attributes.flatMap(({ apiName, label }) => {
    const value = product.attributes[apiName]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  return pdfPage(`Data sheet ${product.sku}`, [
    ...wrap(product.name, TITLE_LENGTH).map((text) => ({ text, size: 20, isBold: true })),
    ...plainLines(`${brand}, part number ${product.sku}, sold as: ${product.packText}`),
    GAP,
    ...plainLines(product.description.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')),
    GAP,
    ...(facts.length === 0 ? [] : [{ text: 'Specifications', size: 13, isBold: true }]),
    ...facts.flatMap(plainLines),
  ])
}

function plainLines(content: string): PdfLine[] {
  return wrap(content, LINE_LENGTH).map((text) => ({ text, size: 11, isBold: false }))
}

/** Breaks text into lines of at most so many characters, at blanks. */
function wrap(content: string, length: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of content.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > length) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

import type { DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { type PdfLine, createOnePagePdf } from './pdf-page.ts'

const LINE_LENGTH = 88
const TITLE_LENGTH = 44
const BLANK_LINE: PdfLine = { text: '', size: 8, isBold: false }

/** Creates a product's data sheet as a one-page PDF with name, part number, description and attributes. */
export function createDataSheetPdf(
  product: DemoProduct,
  { attributes, brands }: Pick<DemoShop, 'attributes' | 'brands'>,
): Uint8Array {
  const brand = brands.find(({ key }) => key === product.brandKey)?.name ?? ''
  const specifications = attributes.flatMap(({ apiName, label }) => {
    const value = product.attributes[apiName]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  return createOnePagePdf(`Data sheet ${product.sku}`, [
    ...wrapText(product.name, TITLE_LENGTH).map((text) => ({ text, size: 20, isBold: true })),
    ...toPdfLines(`${brand}, part number ${product.sku}, sold as: ${product.packText}`),
    BLANK_LINE,
    ...toPdfLines(product.description.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')),
    BLANK_LINE,
    ...(specifications.length === 0 ? [] : [{ text: 'Specifications', size: 13, isBold: true }]),
    ...specifications.flatMap(toPdfLines),
  ])
}

function toPdfLines(content: string): PdfLine[] {
  return wrapText(content, LINE_LENGTH).map((text) => ({ text, size: 11, isBold: false }))
}

/** Breaks a text at spaces into lines with at most `length` characters. */
function wrapText(content: string, length: number): string[] {
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

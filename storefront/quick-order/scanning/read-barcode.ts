import { parseGtin } from '@hydrant/kernel/identity/gtin.ts'

/** A barcode as a reader finds it in a picture. */
export interface FoundBarcode {
  /** The name of its format, as the reader writes it: `ean_13` or `EAN13`. */
  readonly format: string
  readonly text: string
}

/**
 * Returns what a barcode says as a part number or GTIN; null when that is nothing, or likely to be misread. The short
 * form of a UPC is written out, because products have the long one.
 */
export function readBarcode({ format, text }: FoundBarcode): string | null {
  const trimmed = text.trim()
  switch (format.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) {
    case 'UPCE':
      return expandUpcE(trimmed) ?? parseGtin(trimmed)
    case 'ITF':
      // A part of such a barcode is one, too: only the check digit of a GTIN tells that it is whole.
      return parseGtin(trimmed)
    default:
      return trimmed === '' ? null : trimmed
  }
}

/** Writes out the short form of a UPC, eight digits of which the last but one says where zeros are left out. */
function expandUpcE(text: string): string | null {
  const [, first = '', digits = '', last = '', check = ''] = /^([01])(\d{5})(\d)(\d)$/.exec(text) ?? []
  if (check === '') return null
  const insert = (position: number, zeros: string) => digits.slice(0, position) + zeros + digits.slice(position)
  switch (last) {
    case '0':
    case '1':
    case '2':
      return parseGtin(first + insert(2, `${last}0000`) + check)
    case '3':
    case '4':
      return parseGtin(first + insert(Number(last), '00000') + check)
    default:
      return parseGtin(`${first}${digits}0000${last}${check}`)
  }
}

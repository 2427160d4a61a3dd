import JsBarcode from 'jsbarcode'

/** A barcode as the path of an SVG: a bar of height 1 for each run of modules, and the width of all in modules. */
export interface Barcode {
  readonly path: string
  readonly width: number
}

/** Modules without bars on each side, which Code 128 demands. */
const QUIET_ZONE = 10

/** Makes the Code 128 barcode of a text; null for a text that has characters which Code 128 has not. */
export function toBarcode(text: string): Barcode | null {
  const target: { encodings?: ReadonlyArray<{ readonly data: string }> } = {}
  try {
    JsBarcode(target, text, { format: 'CODE128' })
  } catch {
    return null
  }
  const modules = (target.encodings ?? []).map(({ data }) => data).join('')
  if (modules === '') return null
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index + QUIET_ZONE} 0h${bar.length}v1h-${bar.length}z`,
  )
  return { path: bars.join(''), width: modules.length + 2 * QUIET_ZONE }
}

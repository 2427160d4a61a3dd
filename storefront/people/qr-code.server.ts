import { encode } from 'uqr'

/** A QR code as the path of an SVG, in squares: as wide and as high as `size`, its white border included. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** Draws a text as a QR code. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}

/** The Barcode Detection API, which some browsers have (Chrome on Android and macOS). */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<ReadonlyArray<{ readonly format: string; readonly rawValue: string }>>
}

interface BarcodeDetectorConstructor {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: BarcodeDetectorConstructor
  }
}

/** What products and shelves have, by the names of the API. */
const FORMATS = ['code_128', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_39', 'itf']

/** Without these the browser's own reader is of no use. A UPC is read as an EAN by some. */
const REQUIRED_FORMATS = ['code_128', 'ean_13', 'ean_8', 'upc_e']

/** Creates the reader of the browser; null when it has none, or one that does not read what shops use. */
export async function createBarcodeDetector(): Promise<BarcodeDetector | null> {
  const Detector = window.BarcodeDetector
  if (Detector === undefined) return null
  const supported = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  if (!REQUIRED_FORMATS.every((format) => supported.includes(format))) return null
  return new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) })
}

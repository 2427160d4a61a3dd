import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import programUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { WorkerReply } from './open-barcode-reader.ts'

// The package would load its program from a server of others.
prepareZXingModule({ overrides: { locateFile: () => programUrl } })

/** Finds the barcodes in a picture; null when the reader does not work. */
async function findBarcodes(picture: ImageData): Promise<WorkerReply> {
  try {
    const results = await readBarcodes(picture, {
      formats: ['Code128', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code39', 'ITF'],
      maxNumberOfSymbols: 4,
    })
    return results.map(({ format, text }) => ({ format, text }))
  } catch {
    return null
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  void findBarcodes(data).then((found) => self.postMessage(found, { transfer: [] }))
})

import { createBarcodeDetector } from './barcode-detector.ts'
import type { FoundBarcode } from './read-barcode.ts'

/** Reads the barcodes in the present picture of a video. */
export interface BarcodeReader {
  /** Throws a `BarcodeReaderError` when the reader does not work. */
  read(video: HTMLVideoElement): Promise<readonly FoundBarcode[]>
  close(): void
}

/** The reader could not be loaded, or has failed. */
export class BarcodeReaderError extends Error {
  override readonly name = 'BarcodeReaderError'
}

/** What the worker sends back for a picture; null when it has failed. */
export type WorkerReply = readonly FoundBarcode[] | null

/** Pictures are made no wider than this, in pixels, before they are read: more takes time and finds no more. */
const MAX_WIDTH = 1280

/** Opens the reader of the browser where there is one, otherwise the shop's own. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const detector = await createBarcodeDetector()
  if (detector === null) return openWorkerReader()
  return {
    async read(video) {
      const found = await detector.detect(video)
      return found.map(({ format, rawValue }) => ({ format, text: rawValue }))
    },
    close() {},
  }
}

/** Opens the shop's own reader, which runs in a worker so that the page stays responsive. */
function openWorkerReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return {
    read(video) {
      const picture = context === null ? null : takePicture(video, context)
      if (picture === null) return Promise.resolve([])
      return new Promise((resolve, reject) => {
        const settled = new AbortController()
        const { signal } = settled
        const handleReply = ({ data }: MessageEvent<WorkerReply>) => {
          settled.abort()
          if (data === null) reject(new BarcodeReaderError())
          else resolve(data)
        }
        worker.addEventListener('message', handleReply, { signal })
        worker.addEventListener('error', () => reject(new BarcodeReaderError()), { signal })
        worker.postMessage(picture, [picture.data.buffer])
      })
    },
    close: () => worker.terminate(),
  }
}

function takePicture(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const { canvas } = context
  const scale = Math.min(1, MAX_WIDTH / videoWidth)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

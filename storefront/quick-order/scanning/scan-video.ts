import { type CameraFailure, toCameraFailure } from './camera-failure.ts'
import { openBarcodeReader } from './open-barcode-reader.ts'
import { readBarcode } from './read-barcode.ts'
import { createRepeatFilter } from './repeat-filter.ts'

/** The delay between two pictures that are read, in milliseconds. */
const DELAY_MS = 100

interface ScanHandlers {
  /** The camera's picture is in the video. */
  readonly onStart: () => void
  /** A barcode was read: its text. */
  readonly onRead: (text: string) => void
  readonly onFailure: (failure: CameraFailure) => void
}

/** Shows the camera's picture in a video and reads barcodes in it. Returns a function that stops it and the camera. */
export function scanVideo(video: HTMLVideoElement, handlers: ScanHandlers): () => void {
  const stopping = new AbortController()
  void scanUntilStopped(video, handlers, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) handlers.onFailure(toCameraFailure(error))
  })
  return () => stopping.abort()
}

async function scanUntilStopped(video: HTMLVideoElement, handlers: ScanHandlers, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  const stopCamera = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // At once, not after the picture that is being read.
  signal.addEventListener('abort', stopCamera)
  try {
    signal.throwIfAborted()
    await readStream(stream, { video, handlers, signal })
  } finally {
    stopCamera()
    video.srcObject = null
  }
}

async function readStream(
  stream: MediaStream,
  { video, handlers, signal }: { video: HTMLVideoElement; handlers: ScanHandlers; signal: AbortSignal },
): Promise<void> {
  const reader = await openBarcodeReader()
  const pickNew = createRepeatFilter()
  try {
    video.srcObject = stream
    await video.play()
    handlers.onStart()
    while (!signal.aborted) {
      // Another program, or the operating system, has taken the camera away.
      if (!stream.active) throw new DOMException('The camera has stopped.', 'NotReadableError')
      const found = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.read(video) : []
      if (signal.aborted) return
      for (const text of pickNew(
        found.flatMap((barcode) => readBarcode(barcode) ?? []),
        performance.now(),
      ))
        handlers.onRead(text)
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    }
  } finally {
    reader.close()
  }
}

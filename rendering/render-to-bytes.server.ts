import { PassThrough } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** How long rendering may take after the loaders, in milliseconds. */
export const RENDER_TIMEOUT_MS = 10_000

/** Renders a page to bytes. Rejects when the page cannot be rendered; a single block that fails is left out. */
export function renderToBytes(
  page: ReactNode,
  options: { readonly nonce: string; readonly onError: (error: unknown) => void },
): Promise<ArrayBuffer> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  const { pipe, abort } = renderToPipeableStream(page, {
    ...options,
    // Each block has its own Suspense boundary; they are rendered in place, so that they show without JavaScript.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => resolve(arrayBuffer(pipe(new PassThrough()))),
    onShellError: reject,
  })
  const timer = setTimeout(() => abort(new Error('Rendering a page took too long.')), RENDER_TIMEOUT_MS + 1000)
  return promise.finally(() => clearTimeout(timer))
}

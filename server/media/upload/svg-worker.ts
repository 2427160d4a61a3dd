import { parentPort } from 'node:worker_threads'
import { WORKER_READY } from './svg-limits.ts'
import { sanitizeSvgOrFindFlaw } from './sanitize-svg.ts'

// Runs in a worker thread from its source file, even when the server is bundled: it may import only packages and files
// in this folder.
parentPort?.on('message', (text: string) => parentPort?.postMessage(sanitizeSvgOrFindFlaw(text), []))

// The timeout of an SVG starts only now.
parentPort?.postMessage(WORKER_READY, [])

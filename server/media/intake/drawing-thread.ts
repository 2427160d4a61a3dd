import { parentPort } from 'node:worker_threads'
import { READY } from './drawing-limits.ts'
import { tidyDrawing } from './tidy-drawing.ts'

// Runs in a thread of its own, from its source also where the server is bundled: it imports packages and its neighbours
// alone.
parentPort?.on('message', (text: string) => parentPort?.postMessage(tidyDrawing(text), []))

// The time that a drawing may take begins only now.
parentPort?.postMessage(READY, [])

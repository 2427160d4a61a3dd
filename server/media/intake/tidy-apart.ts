import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createTurns } from '../in-turn.ts'
import { workingTimeOf } from './drawing-limits.ts'
import type { TidyDrawing } from './tidy-drawing.ts'

/** How long the thread may take to start, in milliseconds: half a second is usual. */
const START = 20_000

/** How long the thread waits for another drawing, in milliseconds. */
const IDLE = 60_000

/** How much memory it may take, several times that of a drawing of a million characters. */
const MEMORY_MEGABYTES = 512

const turns = createTurns()
let idle: { readonly thread: Worker; readonly end: NodeJS.Timeout } | null = null

/**
 * Tidies a drawing in a thread of its own, while the shop goes on; null when it takes more time, in milliseconds, or
 * memory than any drawing needs.
 */
export function tidyApart(text: string, workingTime = workingTimeOf(text)): Promise<TidyDrawing | null> {
  return turns(async () => {
    const thread = await takeThread()
    const tidy = await ask(thread, text, workingTime).catch(async (error: unknown) => {
      await thread.terminate()
      throw error
    })
    if (tidy === null) await thread.terminate()
    else keepThread(thread)
    return tidy
  })
}

async function ask(thread: Worker, text: string, workingTime: number): Promise<TidyDrawing | null> {
  const { promise, resolve, reject } = Promise.withResolvers<TidyDrawing | null>()
  const giveUp = (error: Error & { readonly code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error)
  thread.once('message', resolve).once('error', giveUp)
  const overdue = setTimeout(() => resolve(null), workingTime)
  thread.postMessage(text, [])
  try {
    return await promise
  } finally {
    clearTimeout(overdue)
    thread.off('message', resolve).off('error', giveUp)
  }
}

async function takeThread(): Promise<Worker> {
  const kept = idle?.thread
  clearTimeout(idle?.end)
  idle = null
  if (kept !== undefined) return kept
  const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  })
  // It keeps no process from ending.
  thread.unref()
  await once(thread, 'message', { signal: AbortSignal.timeout(START) }).catch(async (error: unknown) => {
    await thread.terminate()
    throw error
  })
  return thread
}

function keepThread(thread: Worker): void {
  const end = setTimeout(() => {
    idle = null
    void thread.terminate()
  }, IDLE)
  idle = { thread, end: end.unref() }
}

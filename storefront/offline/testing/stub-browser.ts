import { vi } from 'vitest'
import { createMemoryCaches } from './memory-caches.ts'

/** Stands in for what Node.js lacks of a browser: caches, locks and the parser of HTML, of which only the title is used. */
export function stubBrowser(): void {
  vi.stubGlobal('caches', createMemoryCaches())
  vi.stubGlobal('navigator', { locks: createLocks() })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(html: string) {
        return { title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '' }
      }
    },
  )
}

/** Creates locks that let one task after the other run. */
function createLocks() {
  const lastTasks = new Map<string, Promise<unknown>>()
  return {
    request<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
      const result = (lastTasks.get(name) ?? Promise.resolve()).then(task, task)
      lastTasks.set(name, result)
      return result
    },
  }
}

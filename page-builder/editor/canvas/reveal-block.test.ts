import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealBlock, stopRevealing } from './reveal-block.ts'

/** What a browser would call before its next picture, in a window without a canvas. */
let frames: Map<number, () => void>

beforeEach(() => {
  frames = new Map()
  let asked = 0
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    asked += 1
    frames.set(asked, call)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => vi.unstubAllGlobals())

function drawFrame(): void {
  const due = [...frames.values()]
  frames.clear()
  for (const call of due) call()
}

test('a block is waited for on the canvas for some seconds, and only the last one [BLK-10]', () => {
  revealBlock('first')
  revealBlock('second')
  let drawn = 0
  while (frames.size > 0) {
    expect(frames.size).toBe(1)
    drawFrame()
    drawn += 1
  }
  expect(drawn).toBe(300)
})

test('nothing is waited for once the canvas is gone [BLK-10]', () => {
  revealBlock('first')
  for (let drawn = 0; drawn < 3; drawn += 1) drawFrame()
  stopRevealing()
  expect(frames.size).toBe(0)
})

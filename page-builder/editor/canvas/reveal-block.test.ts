import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollCanvasToBlock, cancelCanvasScroll } from './reveal-block.ts'

/** The callbacks for the next animation frame, in a window without a canvas. */
let frames: Map<number, () => void>

beforeEach(() => {
  frames = new Map()
  let frameCount = 0
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    frameCount += 1
    frames.set(frameCount, call)
    return frameCount
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

test('waits some seconds for the most recently requested block only [BLK-10]', () => {
  scrollCanvasToBlock('first')
  scrollCanvasToBlock('second')
  let drawn = 0
  while (frames.size > 0) {
    expect(frames.size).toBe(1)
    drawFrame()
    drawn += 1
  }
  expect(drawn).toBe(300)
})

test('stops waiting once the canvas is unmounted [BLK-10]', () => {
  scrollCanvasToBlock('first')
  for (let drawn = 0; drawn < 3; drawn += 1) drawFrame()
  cancelCanvasScroll()
  expect(frames.size).toBe(0)
})

import { describe, expect, test } from 'vitest'
import type { PageDocument, StoredBlock } from '@hydrant/page-builder/render/document.ts'
import { compareDocuments } from './compare-documents.ts'

const block = (id: string, type = 'text', props: Record<string, unknown> = {}): StoredBlock => ({
  type,
  props: { id, ...props },
})
const page = (...content: readonly StoredBlock[]): PageDocument => ({ root: {}, content })
const listDifferences = (before: PageDocument, after: PageDocument) =>
  compareDocuments(before, after).map((one) =>
    one.kind === 'changed'
      ? `${one.blockId}: ${one.setting}: ${one.before} → ${one.after}`
      : `${one.kind} ${one.blockId}`,
  )

describe('what differs between two versions [BLK-10]', () => {
  const [a, b, c, d] = [block('a'), block('b'), block('c'), block('d')]

  test.each([
    ['nothing', page(a, b), page(a, b), []],
    ['a block that came', page(a), page(a, b), ['added b']],
    ['a block that went', page(a, b), page(b), ['removed a']],
    ['one block that went to the end', page(a, b, c, d), page(b, c, d, a), ['moved a']],
    [
      'one block that went into another',
      page(a, block('w', 'wrapper', { content: [] })),
      page(block('w', 'wrapper', { content: [a] })),
      ['moved a'],
    ],
    ['two that changed places', page(a, b), page(b, a), ['moved a']],
    [
      'a block within another that went with it',
      page(block('w', 'wrapper', { content: [a] }), b),
      page(b, block('w', 'wrapper', { content: [a] })),
      ['moved w'],
    ],
    ['another kind of block under the same id', page(a), page(block('a', 'image')), ['added a', 'removed a']],
  ] as const)('%s [BLK-10]', (...[, before, after, expected]) => {
    expect(listDifferences(before, after)).toEqual(expected)
  })

  test('lists changed settings with the labels of the editor [BLK-10]', () => {
    const slide = (title: string, isShown = true) => ({ isShown, title })
    const before = page(block('s', 'hero-slider', { slides: [slide('Spring'), slide('Summer')], showArrows: true }))
    const after = page(
      block('s', 'hero-slider', {
        slides: [slide('Spring'), slide('Fall', false), slide('Winter')],
        showArrows: false,
      }),
    )
    expect(listDifferences(before, after)).toEqual([
      's: Slides › 2 › Show this slide: yes → no',
      's: Slides › 2 › Title: Summer → Fall',
      's: Slides › 3: nothing → Winter',
      's: Show arrows: yes → no',
    ])
  })
})

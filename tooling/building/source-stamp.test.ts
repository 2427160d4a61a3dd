import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { computeSourceStamp } from './source-stamp.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hydrant-stamp-'))
  mkdirSync(join(root, 'shop', 'build'), { recursive: true })
  writeFileSync(join(root, 'shop', 'page.tsx'), 'one')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const stamp = () => computeSourceStamp(root, ['shop', 'absent.json'])

test.each([
  { what: 'a changed source', path: 'shop/page.tsx', changes: true },
  { what: 'a new source', path: 'shop/cart.css', changes: true },
  { what: 'a test', path: 'shop/page.test.ts', changes: false },
  { what: 'prose', path: 'shop/README.md', changes: false },
  { what: 'what was built', path: 'shop/build/page.js', changes: false },
])('$what changes the stamp: $changes', ({ path, changes }) => {
  const before = stamp()
  writeFileSync(join(root, path), 'two')
  expect(stamp() !== before).toBe(changes)
})

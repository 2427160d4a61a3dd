import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRequirements } from './check-requirements.ts'
import { findTests, testsById } from './find-tests.ts'
import { agreeing, anotherTest, plantings, table, titles } from './planted-mistakes.ts'
import { readTitles } from './read-titles.ts'
import { readTable, writeTests } from './requirement-table.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hydrant-requirements-'))
  write(agreeing)
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
}

function rewrite(text: string): string {
  const proofs = testsById(findTests(root))
  return writeTests(text, (id) => proofs.get(id) ?? [])
}

const check = (text: string) => checkRequirements(readTable(text), findTests(root))

test.each(plantings)('$what is reported where it is, and nothing else', ({ table: planted, files = {}, at }) => {
  write(files)
  expect(check(planted).map(({ file, line }) => `${file}:${line}`)).toEqual(at)
})

test('a table that agrees with the tests is not reported', () => {
  expect(check(table)).toEqual([])
})

test.each(titles)('of $source the ids $ids are read', ({ source, ids }) => {
  expect(readTitles('a.test.ts', source).inTitles.map(({ id }) => id)).toEqual(ids)
})

test('writing makes every third column from the tests and leaves the rest as it was', () => {
  const stale = table.replaceAll(/\| \[.*\) \|$/gm, '| not yet |')
  expect(stale).not.toBe(table)
  expect(rewrite(stale)).toBe(table)
  expect(rewrite(table)).toBe(table)
})

test('writing takes out a test that is gone', () => {
  rmSync(join(root, 'gallery/price/price.spec.ts'))
  const written = rewrite(table)
  expect(written).not.toContain('price.spec.ts')
  expect(check(written)).toEqual([])
})

test('the message names what disagrees and what to do', () => {
  write({ 'client/a.test.ts': anotherTest })
  expect(check(table)).toEqual([
    {
      file: 'docs/requirements.md',
      line: 14,
      found: 'client/a.test.ts has a test of CART-03, and the row does not name it.',
      instead: expect.stringContaining('npm run requirements -- --write'),
    },
  ])
})

test('files outside the stations, generated ones and installed packages are no tests of ours', () => {
  const places = ['a.test.ts', 'storefront/build/a.test.ts', 'client/node_modules/a/a.test.ts', 'client/a.ts']
  write(Object.fromEntries(places.map((place) => [place, anotherTest])))
  expect(findTests(root).map(({ path }) => path)).toEqual(Object.keys(agreeing))
})

test('a test file that cannot be parsed is an error, not a file without tests', () => {
  expect(() => readTitles('a.test.ts', 'test(')).toThrow('a.test.ts cannot be parsed')
})

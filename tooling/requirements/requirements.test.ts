import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRequirementMistakes } from './check-requirements.ts'
import { readRequirementIdsOfTests, groupTestPathsById } from './find-tests.ts'
import { matchingTests, unlistedTest, plantedMistakes, table, titleCases } from './planted-mistakes.ts'
import { findRequirementIds } from './read-titles.ts'
import { parseTable, replaceTestColumn } from './requirement-table.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hydrant-requirements-'))
  write(matchingTests)
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
  const filesById = groupTestPathsById(readRequirementIdsOfTests(root))
  return replaceTestColumn(text, (id) => filesById.get(id) ?? [])
}

const check = (text: string) => findRequirementMistakes(parseTable(text), readRequirementIdsOfTests(root))

test.each(plantedMistakes)('$what is reported at its line, and nothing else', ({ table: planted, files = {}, at }) => {
  write(files)
  expect(check(planted).map(({ file, line }) => `${file}:${line}`)).toEqual(at)
})

test('a table that agrees with the tests is not reported', () => {
  expect(check(table)).toEqual([])
})

test.each(titleCases)('$source contains the ids $ids', ({ source, ids }) => {
  expect(findRequirementIds('a.test.ts', source).inTitles.map(({ id }) => id)).toEqual(ids)
})

test('rewriting replaces every third column from the tests and leaves the rest unchanged', () => {
  const outdated = table.replaceAll(/\| \[.*\) \|$/gm, '| not yet |')
  expect(outdated).not.toBe(table)
  expect(rewrite(outdated)).toBe(table)
  expect(rewrite(table)).toBe(table)
})

test('rewriting removes a test that was deleted', () => {
  rmSync(join(root, 'gallery/price/price.spec.ts'))
  const written = rewrite(table)
  expect(written).not.toContain('price.spec.ts')
  expect(check(written)).toEqual([])
})

test('the message says what contradicts and what to do', () => {
  write({ 'client/a.test.ts': unlistedTest })
  expect(check(table)).toEqual([
    {
      file: 'docs/requirements.md',
      line: 14,
      found: 'client/a.test.ts has a test of CART-03, and the row does not name it.',
      instead: expect.stringContaining('npm run requirements -- --write'),
    },
  ])
})

test('files outside the workspaces, generated ones and installed packages are no tests of ours', () => {
  const paths = ['a.test.ts', 'storefront/build/a.test.ts', 'client/node_modules/a/a.test.ts', 'client/a.ts']
  write(Object.fromEntries(paths.map((place) => [place, unlistedTest])))
  expect(readRequirementIdsOfTests(root).map(({ path }) => path)).toEqual(Object.keys(matchingTests))
})

test('a test file that cannot be parsed is an error, not a file without tests', () => {
  expect(() => findRequirementIds('a.test.ts', 'test(')).toThrow('a.test.ts cannot be parsed')
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { checkBoundaries, ruleNames } from './check-boundaries.ts'
import { findCycles } from './find-cycles.ts'
import { areas, stations } from './house.ts'
import { allowedTree, plantings } from './planted-violations.ts'
import { readSource } from './read-source.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hydrant-boundaries-'))
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

test.each(plantings)('$rule reports $what', ({ rule, at, files }) => {
  write(files)
  const found = checkBoundaries(root).map((violation) => ({ rule: violation.rule, file: violation.file }))
  expect(found).toContainEqual({ rule, file: at })
})

test.each(plantings)('$rule and no unrelated rule reports $what', ({ at, files }) => {
  write(files)
  expect(new Set(checkBoundaries(root).map((violation) => violation.file))).toEqual(new Set([at]))
})

test('every rule has a planted violation', () => {
  expect([...new Set(plantings.map((planting) => planting.rule))].toSorted()).toEqual(ruleNames.toSorted())
})

test('what the rules allow is not reported', () => {
  write(allowedTree)
  expect(checkBoundaries(root)).toEqual([])
})

test('every server area may ask every earlier area and no later one', () => {
  const pairs = areas.flatMap((asking) => areas.filter((asked) => asked !== asking).map((asked) => ({ asking, asked })))
  const fileOf = (pair: { asking: string; asked: string }) => `server/${pair.asking}/asks-${pair.asked}.ts`
  for (const asking of areas) write({ [`server/${asking}/service.ts`]: '' })
  for (const pair of pairs) write({ [fileOf(pair)]: `import '../${pair.asked}/service.ts'` })

  const refused = checkBoundaries(root).map((violation) => violation.file)
  const later = pairs.filter((pair) => areas.indexOf(pair.asked) > areas.indexOf(pair.asking))
  expect(refused.toSorted()).toEqual(later.map(fileOf).toSorted())
})

test('the line and the advice name what to change', () => {
  write({ 'kernel/a.ts': `\n\nimport '@hydrant/contract/a.ts'`, 'contract/a.ts': '' })
  expect(checkBoundaries(root)).toEqual([
    {
      rule: 'stations',
      file: 'kernel/a.ts',
      line: 3,
      found: 'contract/a.ts',
      instead: expect.stringContaining('kernel or contract'),
    },
  ])
})

test('a file that cannot be parsed is an error, not a file without imports', () => {
  expect(() => readSource('a.ts', 'import {')).toThrow('a.ts cannot be parsed')
})

test('a cycle is reported once, with the way round', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(findCycles(imports)).toEqual([['a', 'b', 'c', 'a']])
})

test('every station’s package is named as the rules assume and opens all its files', () => {
  const present = Object.keys(stations).filter((station) => existsSync(join(projectRoot, station, 'package.json')))
  for (const station of present) {
    const manifest: unknown = JSON.parse(readFileSync(join(projectRoot, station, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: `@hydrant/${station}`, exports: { './*': './*' } })
  }
})

test('the project keeps its boundaries', () => {
  const broken = checkBoundaries(projectRoot).map(({ rule, file, line, found }) => `${file}:${line} ${rule} ${found}`)
  expect(broken).toEqual([])
})

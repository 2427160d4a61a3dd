import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { findBoundaryViolations, ruleNames } from './check-boundaries.ts'
import { findCycles } from './find-cycles.ts'
import { serverAreas, workspaces } from './project-layout.ts'
import { allowedTree, plantedViolations } from './planted-violations.ts'
import { parseSource } from './read-source.ts'

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

test.each(plantedViolations)('$rule reports $what', ({ rule, at, files }) => {
  write(files)
  const found = findBoundaryViolations(root).map((violation) => ({ rule: violation.rule, file: violation.file }))
  expect(found).toContainEqual({ rule, file: at })
})

test.each(plantedViolations)('$rule and no unrelated rule reports $what', ({ at, files }) => {
  write(files)
  expect(new Set(findBoundaryViolations(root).map((violation) => violation.file))).toEqual(new Set([at]))
})

test('every rule has a planted violation', () => {
  expect([...new Set(plantedViolations.map((planting) => planting.rule))].toSorted()).toEqual(ruleNames.toSorted())
})

test('what the rules allow is not reported', () => {
  write(allowedTree)
  expect(findBoundaryViolations(root)).toEqual([])
})

test('every server area may import every earlier area and no later one', () => {
  const pairs = serverAreas.flatMap((importer) =>
    serverAreas.filter((imported) => imported !== importer).map((imported) => ({ importer, imported })),
  )
  const toPath = (pair: { importer: string; imported: string }) => `server/${pair.importer}/asks-${pair.imported}.ts`
  for (const importer of serverAreas) write({ [`server/${importer}/service.ts`]: '' })
  for (const pair of pairs) write({ [toPath(pair)]: `import '../${pair.imported}/service.ts'` })

  const reported = findBoundaryViolations(root).map((violation) => violation.file)
  const later = pairs.filter((pair) => serverAreas.indexOf(pair.imported) > serverAreas.indexOf(pair.importer))
  expect(reported.toSorted()).toEqual(later.map(toPath).toSorted())
})

test('a violation has the line and says what to change', () => {
  write({ 'kernel/a.ts': `\n\nimport '@hydrant/contract/a.ts'`, 'contract/a.ts': '' })
  expect(findBoundaryViolations(root)).toEqual([
    {
      rule: 'workspaces',
      file: 'kernel/a.ts',
      line: 3,
      found: 'contract/a.ts',
      instead: expect.stringContaining('kernel or contract'),
    },
  ])
})

test('a file that cannot be parsed is an error, not a file without imports', () => {
  expect(() => parseSource('a.ts', 'import {')).toThrow('a.ts cannot be parsed')
})

test('a cycle is reported once, with all its files', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(findCycles(imports)).toEqual([['a', 'b', 'c', 'a']])
})

test('every workspace’s package has the name that the rules assume and exports all its files', () => {
  const present = Object.keys(workspaces).filter((workspace) =>
    existsSync(join(projectRoot, workspace, 'package.json')),
  )
  for (const workspace of present) {
    const manifest: unknown = JSON.parse(readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: `@hydrant/${workspace}`, exports: { './*': './*' } })
  }
})

test('the project keeps its boundaries', () => {
  const violations = findBoundaryViolations(projectRoot).map(
    ({ rule, file, line, found }) => `${file}:${line} ${rule} ${found}`,
  )
  expect(violations).toEqual([])
})

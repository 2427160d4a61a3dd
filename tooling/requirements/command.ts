import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { findRequirementMistakes } from './check-requirements.ts'
import { readRequirementIdsOfTests, groupTestPathsById } from './find-tests.ts'
import { parseTable, tablePath, replaceTestColumn } from './requirement-table.ts'

const file = join(projectRoot, tablePath)
const tests = readRequirementIdsOfTests(projectRoot)

if (process.argv.includes('--write')) {
  const filesById = groupTestPathsById(tests)
  writeFileSync(
    file,
    replaceTestColumn(readFileSync(file, 'utf8'), (id) => filesById.get(id) ?? []),
  )
}

const table = parseTable(readFileSync(file, 'utf8'))
const mistakes = findRequirementMistakes(table, tests)
for (const { file: path, line, found, instead } of mistakes)
  console.error(`${path}:${line}\n  ${found}\n  ${instead}\n`)

const untested = table.rows.filter((row) => row.tests.length === 0)
console.log(
  `Requirements: ${table.rows.length} rows, ${untested.length} without a test yet, ${mistakes.length} mistakes.`,
)
process.exitCode = mistakes.length > 0 ? 1 : 0

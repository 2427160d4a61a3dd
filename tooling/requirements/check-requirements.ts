import { groupTestPathsById, type TestFile } from './find-tests.ts'
import { tablePath, type Requirement, type RequirementTable } from './requirement-table.ts'

/** A contradiction between the table and the tests: where it is and what to do about it. */
export interface Mistake {
  readonly file: string
  readonly line: number
  readonly found: string
  readonly instead: string
}

const rowAdvice =
  'Write `| id | sentence | tests |`; where the third column says `not yet`, `npm run requirements -- --write` fills it in.'
const titleAdvice =
  'Write the id out at the end of the title itself: a test that is skipped, and a title taken from a table of cases, do not count.'
const rewriteAdvice =
  'If the tests are right, run `npm run requirements -- --write`; if the table is, correct the titles of the tests.'

/** Finds the contradictions between the table and the titles of all tests. */
export function findRequirementMistakes(table: RequirementTable, files: readonly TestFile[]): Mistake[] {
  const filesById = groupTestPathsById(files)
  const firstLines = new Map(table.rows.toReversed().map(({ id, line }) => [id, line]))
  return [
    ...table.unreadable.map((line) => toTableMistake(line, 'This row cannot be read.', rowAdvice)),
    ...table.rows.flatMap((row) => [
      ...findRowPositionMistakes(row, firstLines.get(row.id)),
      ...findTestListMistakes(row, filesById.get(row.id) ?? []),
    ]),
    ...files.flatMap((file) => findTitleMistakes(file, new Set(firstLines.keys()))),
  ]
}

function findRowPositionMistakes({ id, area, line }: Requirement, firstLine: number | undefined): Mistake[] {
  const mistakes: Mistake[] = []
  if (firstLine !== line) {
    mistakes.push(
      toTableMistake(
        line,
        `${id} stands on line ${firstLine}, too.`,
        'Keep one row for an id; give another requirement the next free number.',
      ),
    )
  }
  if (!id.startsWith(`${area}-`)) {
    mistakes.push(
      toTableMistake(
        line,
        `${id} stands under the heading ${area || 'of no area'}.`,
        'Move the row under the heading of its area.',
      ),
    )
  }
  return mistakes
}

function findTestListMistakes({ id, tests, line }: Requirement, found: readonly string[]): Mistake[] {
  const unlisted = found.filter((path) => !tests.includes(path))
  const untitled = tests.filter((path) => !found.includes(path))
  const isUnordered = unlisted.length === 0 && untitled.length === 0 && tests.join() !== found.join()
  return [
    ...unlisted.map((path) =>
      toTableMistake(line, `${path} has a test of ${id}, and the row does not name it.`, rewriteAdvice),
    ),
    ...untitled.map((path) =>
      toTableMistake(
        line,
        `The row of ${id} names ${path}, where no test that runs has [${id}] in its title.`,
        rewriteAdvice,
      ),
    ),
    ...(isUnordered
      ? [toTableMistake(line, `The row of ${id} names its tests twice or out of order.`, rewriteAdvice)]
      : []),
  ]
}

function findTitleMistakes({ path, inTitles, elsewhere }: TestFile, existingIds: ReadonlySet<string>): Mistake[] {
  return [
    ...inTitles
      .filter(({ id }) => !existingIds.has(id))
      .map(({ id, line }) => ({
        file: path,
        line,
        found: `${tablePath} has no row ${id}.`,
        instead: 'Correct the id in the title, or add the row with a sentence on what the shop does.',
      })),
    ...elsewhere
      .filter(({ id }) => existingIds.has(id))
      .map(({ id, line }) => ({
        file: path,
        line,
        found: `[${id}] is not in the title of a test that runs.`,
        instead: titleAdvice,
      })),
  ]
}

function toTableMistake(line: number, found: string, instead: string): Mistake {
  return { file: tablePath, line, found, instead }
}

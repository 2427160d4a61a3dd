/** One requirement of the table. */
export interface Requirement {
  readonly id: string
  /** The first word of the heading above the row. */
  readonly area: string
  readonly sentence: string
  /** Paths of the test files in the row, from the project's root; empty where it says that there is no test yet. */
  readonly tests: readonly string[]
  readonly line: number
}

/** The parsed table. */
export interface RequirementTable {
  readonly rows: readonly Requirement[]
  /** Lines that begin like a row but cannot be parsed. */
  readonly unreadable: readonly number[]
}

/** The path of the table from the project's root. */
export const tablePath = 'docs/requirements.md'

// The third column of a requirement without a test.
const noTestText = 'not yet'

const rowPattern = /^\| ([A-Z]+-\d{2}) \| (.*\S) \| (.*\S) \|$/
const linkPattern = /^\[([^\][]+)\]\(\.\.\/([^()]+)\)$/

/** Parses the rows of the table. */
export function parseTable(text: string): RequirementTable {
  const rows: Requirement[] = []
  const unreadable: number[] = []
  let area = ''
  for (const [index, line] of text.split('\n').entries()) {
    area = /^## ([A-Z]+)\b/.exec(line)?.[1] ?? area
    if (!line.startsWith('|') || line.startsWith('| id |') || /^[|-]+$/.test(line)) continue
    const [, id, sentence, testsCell] = rowPattern.exec(line) ?? []
    const tests = parseTestsCell(testsCell ?? '')
    if (id === undefined || sentence === undefined || tests === undefined) unreadable.push(index + 1)
    else rows.push({ id, area, sentence, tests, line: index + 1 })
  }
  return { rows, unreadable }
}

/**
 * Returns the table's document with the third column of every row replaced by the tests that the function returns for
 * its id.
 */
export function replaceTestColumn(text: string, testsOf: (id: string) => readonly string[]): string {
  return text
    .split('\n')
    .map((line) => {
      const [, id, sentence] = rowPattern.exec(line) ?? []
      return id === undefined ? line : `| ${id} | ${sentence} | ${formatTests(testsOf(id))} |`
    })
    .join('\n')
}

function parseTestsCell(testsCell: string): string[] | undefined {
  if (testsCell === noTestText) return []
  const links = testsCell.split(', ').map((part) => linkPattern.exec(part))
  const paths = links.flatMap((match) => (match?.[2] !== undefined && match[1] === match[2] ? [match[2]] : []))
  return paths.length === links.length ? paths : undefined
}

function formatTests(paths: readonly string[]): string {
  return paths.length === 0 ? noTestText : paths.map((path) => `[${path}](../${path})`).join(', ')
}

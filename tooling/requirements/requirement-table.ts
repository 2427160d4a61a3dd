/** One requirement of the table. */
export interface Requirement {
  readonly id: string
  /** The word that opens the heading above the row. */
  readonly area: string
  readonly sentence: string
  /**
   * Paths of the test files that the row names, from the project's root; none where it says that there is no test yet.
   */
  readonly tests: readonly string[]
  readonly line: number
}

/** The table as it stands in the document. */
export interface RequirementTable {
  readonly rows: readonly Requirement[]
  /** Lines that begin like a row and cannot be read as one. */
  readonly unreadable: readonly number[]
}

/** Where the table is, from the project's root. */
export const tablePath = 'docs/requirements.md'

// What the third column says of a requirement without a test.
const notYet = 'not yet'

const row = /^\| ([A-Z]+-\d{2}) \| (.*\S) \| (.*\S) \|$/
const link = /^\[([^\][]+)\]\(\.\.\/([^()]+)\)$/

/** Reads the rows of the table. */
export function readTable(text: string): RequirementTable {
  const rows: Requirement[] = []
  const unreadable: number[] = []
  let area = ''
  for (const [index, line] of text.split('\n').entries()) {
    area = /^## ([A-Z]+)\b/.exec(line)?.[1] ?? area
    if (!line.startsWith('|') || line.startsWith('| id |') || /^[|-]+$/.test(line)) continue
    const [, id, sentence, proof] = row.exec(line) ?? []
    const tests = readTests(proof ?? '')
    if (id === undefined || sentence === undefined || tests === undefined) unreadable.push(index + 1)
    else rows.push({ id, area, sentence, tests, line: index + 1 })
  }
  return { rows, unreadable }
}

/** The document with the third column of every row made from `testsOf`, and nothing else changed. */
export function writeTests(text: string, testsOf: (id: string) => readonly string[]): string {
  return text
    .split('\n')
    .map((line) => {
      const [, id, sentence] = row.exec(line) ?? []
      return id === undefined ? line : `| ${id} | ${sentence} | ${formatTests(testsOf(id))} |`
    })
    .join('\n')
}

function readTests(proof: string): string[] | undefined {
  if (proof === notYet) return []
  const links = proof.split(', ').map((part) => link.exec(part))
  const paths = links.flatMap((found) => (found?.[2] !== undefined && found[1] === found[2] ? [found[2]] : []))
  return paths.length === links.length ? paths : undefined
}

function formatTests(paths: readonly string[]): string {
  return paths.length === 0 ? notYet : paths.map((path) => `[${path}](../${path})`).join(', ')
}

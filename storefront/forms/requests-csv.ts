import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { csvLine } from '@hydrant/kernel/text/csv.ts'
import { KIND_NAMES, STATE_NAMES } from './request-words.ts'

const FACTS: readonly (readonly [name: string, of: (request: FormSubmission) => string])[] = [
  ['Reference', (request) => request.referenceNumber],
  ['Received', (request) => request.receivedDate],
  ['Kind', (request) => KIND_NAMES[request.kind]],
  ['Form', (request) => request.title],
  ['State', (request) => STATE_NAMES[request.state]],
  ['Signed in as', (request) => request.userName ?? ''],
  ['Account', (request) => request.accountName ?? ''],
]

/**
 * Requests as a file for spreadsheets: a row for each, a column for each question that any of them answers. It is
 * written piece by piece.
 */
export class CsvColumns {
  /** By label, the names of the questions that are asked under it. */
  readonly #questions = new Map<string, Set<string>>()

  /** Takes in what some requests answer. */
  add(requests: readonly FormSubmission[]): void {
    for (const { label, name } of requests.flatMap(({ answers }) => answers)) {
      const names = this.#questions.get(label)
      if (names === undefined) this.#questions.set(label, new Set([name]))
      else names.add(name)
    }
  }

  /** The first line. Questions of one label are told apart by their names. */
  heading(): string {
    const questions = this.#list().map(([label, name, isAlone]) => (isAlone ? label : `${label} (${name})`))
    // Without the mark, spreadsheets take the file for one of an older alphabet.
    return `\uFEFF${csvLine([...FACTS.map(([name]) => name), ...questions])}`
  }

  /**
   * A line for each request; one with a question that no column is for has come since, and is left to the next file.
   */
  rows(requests: readonly FormSubmission[]): string {
    const questions = this.#list()
    const known = requests.filter(({ answers }) =>
      answers.every(({ label, name }) => this.#questions.get(label)?.has(name)),
    )
    return known
      .map((request) =>
        csvLine([
          ...FACTS.map(([, of]) => of(request)),
          ...questions.map(([label, name]) => answerTo(request, label, name)),
        ]),
      )
      .join('')
  }

  #list(): readonly (readonly [label: string, name: string, isAlone: boolean])[] {
    return [...this.#questions].flatMap(([label, names]) =>
      [...names].map((name) => [label, name, names.size === 1] as const),
    )
  }
}

function answerTo({ answers }: FormSubmission, label: string, name: string): string {
  return answers
    .filter((answer) => answer.label === label && answer.name === name)
    .flatMap(({ values }) => values)
    .join('\n')
}

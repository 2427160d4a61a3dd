import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import { KIND_NAMES, STATE_NAMES } from './request-labels.ts'

const REQUEST_COLUMNS: readonly (readonly [getName: () => string, of: (request: FormSubmission) => string])[] = [
  [messages.reference, (request) => request.referenceNumber],
  [messages.received, (request) => request.receivedDate],
  [messages.kind, (request) => KIND_NAMES[request.kind]()],
  [messages.formTitle, (request) => request.title],
  [messages.state, (request) => STATE_NAMES[request.state]()],
  [messages.signedInAs, (request) => request.userName ?? ''],
  [messages.account, (request) => request.accountName ?? ''],
]

/**
 * Converts requests to CSV, with a row for each request and a column for each question of any request. First
 * `addQuestionColumns` is called for all requests, then `formatHeading`, and `formatRows` for one page after another.
 */
export class RequestsCsv {
  /** The names of the questions by label. */
  readonly #questions = new Map<string, Set<string>>()

  /** Adds a column for each question of these requests that has none yet. */
  addQuestionColumns(requests: readonly FormSubmission[]): void {
    for (const { label, name } of requests.flatMap(({ answers }) => answers)) {
      const names = this.#questions.get(label)
      if (names === undefined) this.#questions.set(label, new Set([name]))
      else names.add(name)
    }
  }

  /** Formats the heading line. Questions that have the same label get their name added. */
  formatHeading(): string {
    const questions = this.#listQuestions().map(([label, name, isUnique]) =>
      isUnique ? label : messages.questionWithName({ label, name }),
    )
    return toGuardedCsvLine([...REQUEST_COLUMNS.map(([getName]) => getName()), ...questions])
  }

  /** Formats a line for each request. Requests with a question that has no column arrived later and are left out. */
  formatRows(requests: readonly FormSubmission[]): string {
    const questions = this.#listQuestions()
    const exportableRequests = requests.filter(({ answers }) =>
      answers.every(({ label, name }) => this.#questions.get(label)?.has(name)),
    )
    return exportableRequests
      .map((request) =>
        toGuardedCsvLine([
          ...REQUEST_COLUMNS.map(([, getText]) => getText(request)),
          ...questions.map(([label, name]) => joinAnswerValues(request, label, name)),
        ]),
      )
      .join('')
  }

  #listQuestions(): readonly (readonly [label: string, name: string, isAlone: boolean])[] {
    return [...this.#questions].flatMap(([label, names]) =>
      [...names].map((name) => [label, name, names.size === 1] as const),
    )
  }
}

function joinAnswerValues({ answers }: FormSubmission, label: string, name: string): string {
  return answers
    .filter((answer) => answer.label === label && answer.name === name)
    .flatMap(({ values }) => values)
    .join('\n')
}

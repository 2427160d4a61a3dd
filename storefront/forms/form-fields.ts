/** In front of the names under which answers are sent, so that none is taken for what the shop itself sends along. */
const ANSWER = 'answer.'

/**
 * The names of what the shop sends along with the answers. `trap` is shown to nobody: whoever fills it in is a program.
 */
export const FORM_FIELDS = { formId: 'form', version: 'version', key: 'key', trap: 'website' } as const

/** The name under which the answer to a question is sent. */
export function answerName(name: string): string {
  return ANSWER + name
}

/** The answers that a form brings, by the names of their questions. */
export function answersOf(form: FormData): Readonly<Record<string, readonly string[]>> {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(ANSWER))
  return Object.fromEntries(
    names.map((name) => [name.slice(ANSWER.length), form.getAll(name).filter((value) => typeof value === 'string')]),
  )
}

/** The id of a form on its page, to which its address leads back. */
export function anchorOf(formId: string): string {
  return `form-${formId}`
}

/** The id of the control of a question. */
export function controlId(formId: string, name: string): string {
  return `${anchorOf(formId)}-${name}`
}

/** The prefix of answer fields, so that they never collide with the shop's own fields. */
const ANSWER_PREFIX = 'answer.'

/** The names of the shop's own fields. The honeypot is hidden from users: only bots fill it in. */
export const FORM_FIELDS = { formId: 'form', version: 'version', key: 'key', honeypot: 'website' } as const

/** Gets the field name of a question's answer. */
export function toAnswerFieldName(name: string): string {
  return ANSWER_PREFIX + name
}

/** Reads the answers of a form by question name. */
export function readAnswers(form: FormData): Readonly<Record<string, readonly string[]>> {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(ANSWER_PREFIX))
  return Object.fromEntries(
    names.map((name) => [
      name.slice(ANSWER_PREFIX.length),
      form.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  )
}

/** Gets the id of a form on its page, which is also the URL's hash. */
export function getFormAnchor(formId: string): string {
  return `form-${formId}`
}

/** Gets the id of a question's control. */
export function getControlId(formId: string, name: string): string {
  return `${getFormAnchor(formId)}-${name}`
}

import type { Json } from '@hydrant/contract/shared/schema.ts'

/** What earlier requests were answered; null: the request failed. */
export type Answers = ReadonlyMap<string, Json | null>

/** Thrown for a reference without a value; `isHalted`: because the request that it names failed. */
export class MissingReferenceError extends Error {
  override readonly name = 'MissingReferenceError'
  readonly reference: string
  readonly isHalted: boolean

  constructor(reference: string, isHalted: boolean) {
    super(reference)
    this.reference = reference
    this.isHalted = isHalted
  }
}

const REFERENCE = /@\{([A-Za-z0-9_]+)((?:\.[A-Za-z0-9_]+|\[\d+\])*)\}/g
const WHOLE_REFERENCE = /^@\{[^}]+\}$/

/** Replaces the references in a URL by what they refer to. Throws a MissingReferenceError. */
export function fillUrl(url: string, answers: Answers): string {
  return url.replaceAll(REFERENCE, (_, name: string, path: string) =>
    encodeURIComponent(toText(findValue(answers, name, path))),
  )
}

/** Replaces the references in the texts of a body; a text that is one reference becomes its value. */
export function fillBody(body: Json, answers: Answers): Json {
  if (typeof body === 'string') return fillText(body, answers)
  if (body === null || typeof body !== 'object') return body
  if (isList(body)) return body.map((value) => fillBody(value, answers))
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fillBody(value, answers)]))
}

function fillText(text: string, answers: Answers): Json {
  if (WHOLE_REFERENCE.test(text)) {
    const [match] = text.matchAll(REFERENCE)
    if (match !== undefined) return findValue(answers, match[1] ?? '', match[2] ?? '')
  }
  return text.replaceAll(REFERENCE, (_, name: string, path: string) => toText(findValue(answers, name, path)))
}

function findValue(answers: Answers, name: string, path: string): Json {
  const answer = answers.get(name)
  if (answer === null) throw new MissingReferenceError(`${name}${path}`, true)
  let value: Json | undefined = answer
  for (const [step] of path.matchAll(/[A-Za-z0-9_]+/g)) value = findMember(value, step)
  if (value === undefined) throw new MissingReferenceError(`${name}${path}`, false)
  return value
}

function findMember(value: Json | undefined, name: string): Json | undefined {
  if (value === null || value === undefined || typeof value !== 'object') return undefined
  if (isList(value)) return value[Number(name)]
  const key = Object.keys(value).find((one) => one.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : value[key]
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

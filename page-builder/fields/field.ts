import { readBlocks, type StoredBlock } from '../render/document.ts'

/** One setting of a block: how the editor asks for it, its default, and how a stored value is read. Stored nonsense reads as the default. */
export interface Field<Value> {
  readonly kind: 'text' | 'paragraphs' | 'number' | 'toggle' | 'choice' | 'link' | 'image' | 'category' | 'list' | 'slot'
  readonly label: string
  readonly fallback: Value
  readonly options?: readonly string[]
  readonly items?: Fields
  readonly read: (stored: unknown) => Value
}

/** The settings of a block by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** The values of settings, as the block's view gets them. */
export type Values<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never }

/** Reads all settings of a block from what is stored. */
export function readValues<const Of extends Fields>(fields: Of, stored: Readonly<Record<string, unknown>>): Values<Of>
export function readValues(fields: Fields, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(stored[name])]))
}

/** One line of text. */
export function text(label: string, fallback = ''): Field<string> {
  return { kind: 'text', label, fallback, read: (stored) => (typeof stored === 'string' ? stored : fallback) }
}

/** Text in paragraphs, which empty lines part. */
export function paragraphs(label: string, fallback = ''): Field<string> {
  return { ...text(label, fallback), kind: 'paragraphs' }
}

/** A path inside the shop, or an https address. Anything else, such as a script address, reads as no link. */
export function link(label: string): Field<string> {
  return { kind: 'link', label, fallback: '', read: (stored) => (typeof stored === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(stored) ? stored : '') }
}

/** The address of a picture. */
export function image(label: string): Field<string> {
  return { ...link(label), kind: 'image' }
}

/** The id of a category. */
export function category(label: string): Field<string> {
  return { ...text(label), kind: 'category' }
}

/** Yes or no. */
export function toggle(label: string, fallback: boolean): Field<boolean> {
  return { kind: 'toggle', label, fallback, read: (stored) => (typeof stored === 'boolean' ? stored : fallback) }
}

/** A whole number between two bounds. */
export function number(label: string, { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number }): Field<number> {
  const isInside = (stored: unknown) => typeof stored === 'number' && Number.isInteger(stored) && stored >= min && stored <= max
  return { kind: 'number', label, fallback, read: (stored) => (typeof stored === 'number' && isInside(stored) ? stored : fallback) }
}

/** One of a closed list of words; the first one is the default. */
export function choice<const Options extends readonly [string, ...string[]]>(label: string, options: Options): Field<Options[number]> {
  const [fallback] = options
  return { kind: 'choice', label, fallback, options, read: (stored) => options.find((option) => option === stored) ?? fallback }
}

/** Any number of entries with settings of their own. */
export function list<const Of extends Fields>(label: string, items: Of): Field<readonly Values<Of>[]> {
  const read = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isRecord).map((entry) => readValues(items, entry)) : [])
  return { kind: 'list', label, fallback: [], items, read }
}

/** Room for other blocks. */
export function slot(label: string): Field<readonly StoredBlock[]> {
  return { kind: 'slot', label, fallback: [], read: readBlocks }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

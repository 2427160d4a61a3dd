import { readBlocks, type StoredBlock } from '../render/document.ts'

/** Where the editor shows a setting. */
export type FieldGroup = 'content' | 'layout' | 'style'

/** A value for each kind of device; see BLK-09 for their widths. */
export interface ByDevice<Value> {
  readonly desktop: Value
  readonly tablet: Value
  readonly mobile: Value
}

/**
 * One setting of a block: how the editor asks for it, its default, and how a stored value is read. Stored nonsense
 * reads as the default.
 */
export interface Field<Value> {
  readonly kind:
    | 'text'
    | 'paragraphs'
    | 'number'
    | 'toggle'
    | 'choice'
    | 'link'
    | 'image'
    | 'category'
    | 'product'
    | 'colour'
    | 'rich-text'
    | 'list'
    | 'record'
    | 'slot'
  readonly label: string
  /** Among the contents unless it says otherwise. */
  readonly group?: FieldGroup
  /** Whether it can differ by device. */
  readonly isByDevice?: boolean
  /**
   * Whether it says what is to be fetched: then it can ask for what the page gives, but not for what is fetched for
   * other blocks.
   */
  readonly isFetchedBy?: boolean
  /** Whether it is a list of part numbers with commas between them. */
  readonly namesProducts?: boolean
  /** Whether the block itself fills its expressions in. */
  readonly isTemplate?: boolean
  /** Whether it is taken as it is stored, also by those who read no expressions. */
  readonly isPlain?: boolean
  /** Of a picture: the setting beside it that says in words what it shows. */
  readonly wordsIn?: string
  /** Of a picture: the setting beside it that holds its key in the media library. */
  readonly keyIn?: string
  /** The switch beside it without which it means nothing. */
  readonly onlyWith?: string
  /** Of a slot: the kinds of blocks that may be put into it; any without it. */
  readonly allows?: readonly string[]
  readonly fallback: Value
  readonly options?: readonly string[]
  /** The bounds of a number. */
  readonly min?: number
  readonly max?: number
  readonly items?: Fields
  readonly read: (stored: unknown) => Value
}

/** The settings of a block by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** The values of settings, as the block's view gets them. */
export type Values<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never
}

/** Reads all settings of a block from what is stored. */
export function readValues<const Of extends Fields>(fields: Of, stored: Readonly<Record<string, unknown>>): Values<Of>
export function readValues(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(stored[name])]))
}

/** One line of text. */
export function text(label: string, fallback = ''): Field<string> {
  return { kind: 'text', label, fallback, read: (stored) => (typeof stored === 'string' ? stored : fallback) }
}

/** Part numbers of products, with commas between them. */
export function partNumbers(label: string): Field<string> {
  return { ...text(label), isFetchedBy: true, namesProducts: true }
}

/** Text in paragraphs, which empty lines part. */
export function paragraphs(label: string, fallback = ''): Field<string> {
  return { ...text(label, fallback), kind: 'paragraphs' }
}

/** A path inside the shop, or an https address. Anything else, such as a script address, reads as no link. */
export function link(label: string): Field<string> {
  return {
    kind: 'link',
    label,
    fallback: '',
    read: (stored) => (typeof stored === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(stored) ? stored : ''),
  }
}

/** The address of a picture; `beside` names the settings beside it that go with it. */
export function image(label: string, beside: Pick<Field<string>, 'wordsIn' | 'keyIn'> = {}): Field<string> {
  return { ...link(label), ...beside, kind: 'image' }
}

/** The id of a category. */
export function category(label: string): Field<string> {
  return { ...text(label), kind: 'category', isFetchedBy: true }
}

/** The id of a product. */
export function product(label: string): Field<string> {
  return { ...text(label), kind: 'product', isFetchedBy: true }
}

/** Text with simple markup; what may not stand in it is taken out where it is shown. */
export function richText(label: string): Field<string> {
  return { ...text(label), kind: 'rich-text' }
}

/** Yes or no. */
export function toggle(label: string, fallback: boolean): Field<boolean> {
  return { kind: 'toggle', label, fallback, read: (stored) => (typeof stored === 'boolean' ? stored : fallback) }
}

/** A whole number between two bounds. */
export function number(
  label: string,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): Field<number> {
  const isInside = (stored: unknown) =>
    typeof stored === 'number' && Number.isInteger(stored) && stored >= min && stored <= max
  return {
    kind: 'number',
    label,
    fallback,
    min,
    max,
    read: (stored) => (typeof stored === 'number' && isInside(stored) ? stored : fallback),
  }
}

/** A number between two bounds, or null where the block decides. */
export function optionalNumber(
  label: string,
  { min, max }: { readonly min: number; readonly max: number },
): Field<number | null> {
  return {
    kind: 'number',
    label,
    fallback: null,
    min,
    max,
    read: (stored) => (typeof stored === 'number' && stored >= min && stored <= max ? stored : null),
  }
}

/** One of a closed list of words; the first one is the default. */
export function choice<const Options extends readonly [string, ...string[]]>(
  label: string,
  options: Options,
): Field<Options[number]> {
  const [fallback] = options
  return {
    kind: 'choice',
    label,
    fallback,
    options,
    read: (stored) => options.find((option) => option === stored) ?? fallback,
  }
}

/** Any number of entries with settings of their own. */
export function list<const Of extends Fields>(label: string, items: Of): Field<readonly Values<Of>[]> {
  const read = (stored: unknown) =>
    Array.isArray(stored) ? stored.filter(isRecord).map((entry) => readValues(items, entry)) : []
  return { kind: 'list', label, fallback: [], items, read }
}

/** Several settings that belong together. */
export function record<const Of extends Fields>(label: string, items: Of): Field<Values<Of>> {
  const read = (stored: unknown) => readValues(items, isRecord(stored) ? stored : {})
  return { kind: 'record', label, fallback: read({}), items, read }
}

/**
 * Room for other blocks; `fallback` is what is in it before anyone has put something there, `allows` the kinds that the
 * editor lets in.
 */
export function slot(
  label: string,
  { fallback = [], allows }: { readonly fallback?: readonly StoredBlock[]; readonly allows?: readonly string[] } = {},
): Field<readonly StoredBlock[]> {
  const field = {
    kind: 'slot',
    label,
    fallback,
    read: (stored: unknown) => (stored === undefined ? fallback : readBlocks(stored)),
  } as const
  return allows === undefined ? field : { ...field, allows }
}

/**
 * The same setting for each kind of device: a tablet without a value of its own takes the desktop's, a mobile the
 * tablet's.
 */
export function byDevice<Value>(field: Field<Value>): Field<ByDevice<Value>> {
  const { fallback, read } = field
  return {
    ...field,
    isByDevice: true,
    fallback: { desktop: fallback, tablet: fallback, mobile: fallback },
    read(stored) {
      if (!isRecord(stored)) return { desktop: read(stored), tablet: read(stored), mobile: read(stored) }
      const desktop = read(stored['desktop'])
      const tablet = isSet(stored['tablet']) ? read(stored['tablet']) : desktop
      return { desktop, tablet, mobile: isSet(stored['mobile']) ? read(stored['mobile']) : tablet }
    },
  }
}

/** The same setting for each kind of device, of which each has a default of its own and takes nothing from another. */
export function eachDevice<Value>(field: Field<Value>, fallback: ByDevice<Value>): Field<ByDevice<Value>> {
  return {
    ...field,
    isByDevice: true,
    fallback,
    read(stored) {
      const one = (device: keyof ByDevice<Value>) =>
        isRecord(stored) && isSet(stored[device]) ? field.read(stored[device]) : fallback[device]
      return { desktop: one('desktop'), tablet: one('tablet'), mobile: one('mobile') }
    },
  }
}

/** A setting whose expressions stay as they are, for the block to fill in when what it asked for has come. */
export function template<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isTemplate: true }
}

/** A setting that says what is to be fetched. */
export function fetchedBy<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isFetchedBy: true }
}

/** A setting that is taken as it is stored: it asks for no values. */
export function plain<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isPlain: true }
}

/** A setting that means nothing while a switch beside it is off. */
export function onlyWith<Value>(name: string, field: Field<Value>): Field<Value> {
  return { ...field, onlyWith: name }
}

/** A setting that the editor shows in another group. */
export function inGroup<Value>(group: FieldGroup, field: Field<Value>): Field<Value> {
  return { ...field, group }
}

function isSet(stored: unknown): boolean {
  return stored !== undefined && stored !== null && stored !== ''
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { parseBlocks, type StoredBlock } from '../render/document.ts'

/** Returns the name that the editor shows for a setting or a block, in the current language. */
export type Label = () => string

/** The group in which the editor shows a setting. */
export type FieldGroup = 'content' | 'layout' | 'style'

/** A value for each kind of device; `TABLET_QUERY` and `MOBILE_QUERY` define their widths (BLK-09). */
export interface ByDevice<Value> {
  readonly desktop: Value
  readonly tablet: Value
  readonly mobile: Value
}

/**
 * One setting of a block: how the editor presents it, and how its stored value is parsed. Nothing stored, and an invalid
 * value, are read as the default.
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
    | 'section'
    | 'colour'
    | 'rich-text'
    | 'list'
    | 'record'
    | 'slot'
  readonly label: Label
  /** `content` by default. */
  readonly group?: FieldGroup
  /** Whether it can differ by device. */
  readonly isByDevice?: boolean
  /**
   * Whether it selects the data to load: it may then use only the values of the page, not data loaded for other blocks.
   */
  readonly isDataSelector?: boolean
  /** Whether it is a list of part numbers with commas between them. */
  readonly isPartNumberList?: boolean
  /** Whether the block resolves the expressions itself. */
  readonly isTemplate?: boolean
  /** Whether it is used exactly as stored, without expressions. */
  readonly isPlain?: boolean
  /** For a picture: the setting on the same level with its alternative text. */
  readonly altTextSetting?: string
  /** For a picture: the setting on the same level with its content key in the media library. */
  readonly contentKeySetting?: string
  /** The name of the toggle on the same level that must be on; otherwise the setting has no effect. */
  readonly requiredToggle?: string
  /** For a slot: the kinds of blocks that it accepts; all kinds when omitted. */
  readonly allows?: readonly string[]
  readonly options?: readonly string[]
  /** The bounds of a number. */
  readonly min?: number
  readonly max?: number
  readonly items?: Fields
  readonly read: (stored: unknown) => Value
}

/** The settings of a block by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** The parsed values of settings, as the block's view receives them. */
export type Values<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never
}

/** Parses all settings of a block from their stored values. */
export function parseValues<const Of extends Fields>(fields: Of, stored: Readonly<Record<string, unknown>>): Values<Of>
export function parseValues(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(stored[name])]))
}

/** Defines a setting for one line of text; `fallback` returns its default. */
export function textField(label: Label, fallback: () => string = () => ''): Field<string> {
  return { kind: 'text', label, read: (stored) => (typeof stored === 'string' ? stored : fallback()) }
}

/** Defines a setting for the part numbers of products, with commas between them. */
export function partNumbersField(label: Label): Field<string> {
  return { ...textField(label), isDataSelector: true, isPartNumberList: true }
}

/** Defines a setting for text in paragraphs, separated by empty lines. */
export function paragraphsField(label: Label, fallback?: () => string): Field<string> {
  return { ...textField(label, fallback), kind: 'paragraphs' }
}

/**
 * Defines a setting for a path inside the shop or an https URL. Anything else, such as a `javascript:` URL, is read as
 * no link.
 */
export function linkField(label: Label): Field<string> {
  return {
    kind: 'link',
    label,
    read: (stored) => (typeof stored === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(stored) ? stored : ''),
  }
}

/**
 * Defines a setting for the URL of a picture; the second parameter has the keys of related settings on the same level.
 */
export function imageField(
  label: Label,
  relatedSettings: Pick<Field<string>, 'altTextSetting' | 'contentKeySetting'> = {},
): Field<string> {
  return { ...linkField(label), ...relatedSettings, kind: 'image' }
}

/** Defines a setting for the id of a category. */
export function categoryField(label: Label): Field<string> {
  return { ...textField(label), kind: 'category', isDataSelector: true }
}

/** Defines a setting for the id of a product. */
export function productField(label: Label): Field<string> {
  return { ...textField(label), kind: 'product', isDataSelector: true }
}

/** Defines a setting for the id of a saved section. */
export function sectionField(label: Label): Field<string> {
  return { ...textField(label), kind: 'section', isDataSelector: true }
}

/** Defines a setting for text with simple markup; disallowed markup is removed when it is rendered. */
export function richTextField(label: Label): Field<string> {
  return { ...textField(label), kind: 'rich-text' }
}

/** Defines a yes/no setting. */
export function toggleField(label: Label, fallback: boolean): Field<boolean> {
  return { kind: 'toggle', label, read: (stored) => (typeof stored === 'boolean' ? stored : fallback) }
}

/** Defines a setting for a whole number between two bounds. */
export function wholeNumberField(
  label: Label,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): Field<number> {
  const isInside = (stored: unknown) =>
    typeof stored === 'number' && Number.isInteger(stored) && stored >= min && stored <= max
  return {
    kind: 'number',
    label,
    min,
    max,
    read: (stored) => (typeof stored === 'number' && isInside(stored) ? stored : fallback),
  }
}

/** Defines a setting for a number between two bounds, or null where the block chooses one. */
export function optionalNumberField(
  label: Label,
  { min, max }: { readonly min: number; readonly max: number },
): Field<number | null> {
  return {
    kind: 'number',
    label,
    min,
    max,
    read: (stored) => (typeof stored === 'number' && stored >= min && stored <= max ? stored : null),
  }
}

/** Defines a setting for one of a fixed list of options; the first one is the default. */
export function choiceField<const Options extends readonly [string, ...string[]]>(
  label: Label,
  options: Options,
): Field<Options[number]> {
  const [fallback] = options
  return {
    kind: 'choice',
    label,
    options,
    read: (stored) => options.find((option) => option === stored) ?? fallback,
  }
}

/** Defines a setting for a list of entries, each with settings of its own. */
export function listField<const Of extends Fields>(label: Label, items: Of): Field<readonly Values<Of>[]> {
  const read = (stored: unknown) =>
    Array.isArray(stored) ? stored.filter(isRecord).map((entry) => parseValues(items, entry)) : []
  return { kind: 'list', label, items, read }
}

/** Defines a setting for a group of settings that belong together. */
export function recordField<const Of extends Fields>(label: Label, items: Of): Field<Values<Of>> {
  const read = (stored: unknown) => parseValues(items, isRecord(stored) ? stored : {})
  return { kind: 'record', label, items, read }
}

/**
 * Defines a slot for other blocks; `fallback` is its content until someone changes it, `allows` lists the kinds of
 * blocks that the editor accepts.
 */
export function slotField(
  label: Label,
  { fallback = [], allows }: { readonly fallback?: readonly StoredBlock[]; readonly allows?: readonly string[] } = {},
): Field<readonly StoredBlock[]> {
  const field = {
    kind: 'slot',
    label,
    read: (stored: unknown) => (stored === undefined ? fallback : parseBlocks(stored)),
  } as const
  return allows === undefined ? field : { ...field, allows }
}

/** Makes a setting differ by device; a tablet without a value uses that of the desktop, a mobile that of the tablet. */
export function inheritedByDevice<Value>(field: Field<Value>): Field<ByDevice<Value>> {
  const { read } = field
  return {
    ...field,
    isByDevice: true,
    read(stored) {
      if (!isRecord(stored)) return { desktop: read(stored), tablet: read(stored), mobile: read(stored) }
      const desktop = read(stored['desktop'])
      const tablet = isSet(stored['tablet']) ? read(stored['tablet']) : desktop
      return { desktop, tablet, mobile: isSet(stored['mobile']) ? read(stored['mobile']) : tablet }
    },
  }
}

/** Makes a setting differ by device, with a default for each device and no inheritance between them. */
export function independentByDevice<Value>(field: Field<Value>, fallback: ByDevice<Value>): Field<ByDevice<Value>> {
  return {
    ...field,
    isByDevice: true,
    read(stored) {
      const readForDevice = (device: keyof ByDevice<Value>) =>
        isRecord(stored) && isSet(stored[device]) ? field.read(stored[device]) : fallback[device]
      return { desktop: readForDevice('desktop'), tablet: readForDevice('tablet'), mobile: readForDevice('mobile') }
    },
  }
}

/** Makes a setting a template: its expressions are resolved by the block itself when its data has been loaded. */
export function asTemplate<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isTemplate: true }
}

/** Marks a setting as selecting the data to load. */
export function asDataSelector<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isDataSelector: true }
}

/** Marks a setting as used exactly as stored, without expressions. */
export function withoutExpressions<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isPlain: true }
}

/** Makes a setting depend on a toggle on the same level: it has no effect while the toggle is off. */
export function dependingOnToggle<Value>(toggleName: string, field: Field<Value>): Field<Value> {
  return { ...field, requiredToggle: toggleName }
}

/** Moves a setting to another group of the editor. */
export function inGroup<Value>(group: FieldGroup, field: Field<Value>): Field<Value> {
  return { ...field, group }
}

function isSet(stored: unknown): boolean {
  return stored !== undefined && stored !== null && stored !== ''
}

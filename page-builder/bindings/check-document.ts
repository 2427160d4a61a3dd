import type { Field, Fields } from '../fields/field.ts'
import { findBlock } from '../registry/blocks.ts'
import { listSlots, type PageDocument, type StoredBlock } from '../render/document.ts'
import { hasExpression, parseExpressions } from './expression.ts'
import { examplePath, PAGE_NAMES, type KnownNames } from './known-names.ts'

/** What is wrong with one setting of one block. */
export interface DocumentFault {
  readonly blockId: string
  /** The setting's name; in lists with its place, such as `slides.0.title`. */
  readonly setting: string
  readonly message: string
}

const NOTHING_KNOWN = 'There is no value that can be filled in here.'

/** What can be asked for in one place: by settings in general, and by those that say what is to be fetched. */
interface Known {
  readonly here: KnownNames
  readonly onPage: KnownNames
}

/**
 * Checks every expression of a page before it is saved: that it can be read, that a provider around the block gives the
 * value, and that the value is there in time where it says what is to be fetched. Blocks of unknown kinds are left
 * alone, because they may be from a later version.
 */
export function checkDocument(document: PageDocument, onPage: KnownNames = PAGE_NAMES): readonly DocumentFault[] {
  return document.content.flatMap((stored) => checkBlock(stored, { here: onPage, onPage }))
}

function checkBlock(stored: StoredBlock, known: Known): readonly DocumentFault[] {
  const block = findBlock(stored.type)
  if (block === null) return []
  const isLook = (name: string) => block.lookSettings.has(name)
  const others = Object.fromEntries(Object.entries(block.fields).filter(([name]) => !isLook(name)))
  const looks = Object.entries(stored.props).filter(([name]) => isLook(name))
  const faults = [
    ...checkSettings({ fields: others, settings: stored.props, path: '' }, known),
    ...looks.flatMap(([name, value]) => checkLook(name, value)),
  ]
  const own = faults.map((fault) => ({ blockId: stored.props.id, ...fault }))
  const inside = { ...known, here: { ...known.here, ...block.provides } }
  return [...own, ...listSlots(stored).flatMap((blocks) => blocks.flatMap((child) => checkBlock(child, inside)))]
}

/** A look is made once for the page, before anything is known that could be asked for. It may differ by device. */
function checkLook(name: string, value: unknown): readonly SettingFault[] {
  const texts = isRecord(value)
    ? Object.entries(value).map(([device, text]) => [`${name}.${device}`, text] as const)
    : [[name, value] as const]
  const asking = texts.filter(([, text]) => typeof text === 'string' && hasExpression(text))
  return asking.map(([setting]) => ({
    setting,
    message: 'This decides how the block looks, which is the same wherever it stands: it cannot ask for values.',
  }))
}

interface Settings {
  readonly fields: Fields
  readonly settings: Readonly<Record<string, unknown>>
  readonly path: string
}

type SettingFault = Omit<DocumentFault, 'blockId'>

function checkSettings({ fields, settings, path }: Settings, known: Known): readonly SettingFault[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    checkValue(settings[name], { field, path: path + name }, known),
  )
}

function checkValue(
  value: unknown,
  { field, path }: { readonly field: Field<unknown>; readonly path: string },
  known: Known,
): readonly SettingFault[] {
  if (field.kind === 'slot') return []
  const { items } = field
  const faultsOf = (text: unknown, setting: string) =>
    typeof text === 'string' ? checkText(text, known, field).map((message) => ({ setting, message })) : []
  if (isRecord(value)) {
    // A setting that differs by device has a text for each of them.
    return items === undefined
      ? Object.entries(value).flatMap(([device, text]) => faultsOf(text, `${path}.${device}`))
      : checkSettings({ fields: items, settings: value, path: `${path}.` }, known)
  }
  if (!Array.isArray(value) || items === undefined) return faultsOf(value, path)
  return value.flatMap((entry: unknown, place) =>
    isRecord(entry) ? checkSettings({ fields: items, settings: entry, path: `${path}.${place}.` }, known) : [],
  )
}

function checkText(
  text: string,
  { here, onPage }: Known,
  { isFetchedBy = false, isTemplate = false, isPlain = false }: Field<unknown>,
): readonly string[] {
  if (!hasExpression(text)) return []
  if (isPlain) return ['This is stored with what visitors send, and taken as it stands here: it cannot ask for values.']
  const parsed = parseExpressions(text)
  if ('fault' in parsed) return [`${parsed.fault.message} ${howToWrite(isFetchedBy ? onPage : here)}`]
  if (isTemplate) return []
  const paths = parsed.pieces.flatMap((piece) => (piece.kind === 'path' ? [piece.path] : []))
  return paths.flatMap((path) => faultOf(path, here) ?? (isFetchedBy ? tooLate(path, onPage) : []))
}

function howToWrite(known: KnownNames): string {
  const path = examplePath(known)
  return path === null ? NOTHING_KNOWN : `Write it as {!${path}}.`
}

/** What is wrong with asking for a value here; null when nothing is. */
function faultOf([name = '', part]: readonly string[], here: KnownNames): readonly string[] | null {
  const parts = Object.hasOwn(here, name) ? here[name] : undefined
  if (parts === undefined) return [`Nothing is called '${name}' here. ${knownAre(here)}`]
  const isKnown = part === undefined || parts.length === 0 || parts.includes(part)
  return isKnown ? null : [`'${name}' has no '${part}'. It has: ${parts.join(', ')}.`]
}

function knownAre(known: KnownNames, beginning = 'Known are'): string {
  const names = Object.keys(known)
  return names.length === 0 ? NOTHING_KNOWN : `${beginning}: ${names.join(', ')}.`
}

/** Everything that a page needs is fetched at once. */
function tooLate([name = '']: readonly string[], onPage: KnownNames): readonly string[] {
  return Object.hasOwn(onPage, name)
    ? []
    : [`'${name}' is not known yet when this is fetched. ${knownAre(onPage, 'Known then are')}`]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

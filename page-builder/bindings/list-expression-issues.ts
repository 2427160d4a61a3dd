import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/bindings.js'
import type { Field, Fields } from '../fields/field.ts'
import { findBlockKind } from '../registry/blocks.ts'
import { listSlotContents, type PageDocument, type StoredBlock } from '../render/document.ts'
import { hasExpression, parseExpressions } from './expression.ts'
import { findExamplePath, PAGE_NAMES, type ScopeNames } from './scope-names.ts'

/** An issue with one setting of one block. */
export interface DocumentIssue {
  readonly blockId: string
  /** The setting's path, with the index of a list entry, such as `slides.0.title`. */
  readonly setting: string
  readonly message: string
}

/** The names that expressions may use: in ordinary settings, and in settings that select the data to load. */
interface AvailableNames {
  readonly namesInScope: ScopeNames
  readonly pageNames: ScopeNames
}

/**
 * Checks every expression of a page before it is saved: that its syntax is valid, that an enclosing provider supplies
 * the value, and that the value is available early enough for settings that select the data to load. Blocks of unknown
 * kinds are skipped because they may be from a later version.
 */
export function listExpressionIssues(
  document: PageDocument,
  pageNames: ScopeNames = PAGE_NAMES,
): readonly DocumentIssue[] {
  return document.content.flatMap((storedBlock) => listBlockIssues(storedBlock, { namesInScope: pageNames, pageNames }))
}

function listBlockIssues(storedBlock: StoredBlock, availableNames: AvailableNames): readonly DocumentIssue[] {
  const block = findBlockKind(storedBlock.type)
  if (block === null) return []
  const isStyleSetting = (name: string) => block.styleSettings.has(name)
  const otherFields = Object.fromEntries(Object.entries(block.fields).filter(([name]) => !isStyleSetting(name)))
  const styleEntries = Object.entries(storedBlock.props).filter(([name]) => isStyleSetting(name))
  const issues = [
    ...listSettingIssues({ fields: otherFields, settings: storedBlock.props, path: '' }, availableNames),
    ...styleEntries.flatMap(([name, value]) => listStyleSettingIssues(name, value)),
  ]
  const ownIssues = issues.map((issue) => ({ blockId: storedBlock.props.id, ...issue }))
  const namesInside = { ...availableNames, namesInScope: { ...availableNames.namesInScope, ...block.provides } }
  return [
    ...ownIssues,
    ...listSlotContents(storedBlock).flatMap((blocks) =>
      blocks.flatMap((child) => listBlockIssues(child, namesInside)),
    ),
  ]
}

/**
 * Style settings are rendered once per page, before any values are known, so they may not contain expressions. They may
 * differ by device.
 */
function listStyleSettingIssues(name: string, value: unknown): readonly SettingIssue[] {
  const texts = isRecord(value)
    ? Object.entries(value).map(([device, text]) => [`${name}.${device}`, text] as const)
    : [[name, value] as const]
  const textsWithExpressions = texts.filter(([, text]) => typeof text === 'string' && hasExpression(text))
  return textsWithExpressions.map(([setting]) => ({
    setting,
    message: messages.decidesTheLook(),
  }))
}

interface Settings {
  readonly fields: Fields
  readonly settings: Readonly<Record<string, unknown>>
  readonly path: string
}

type SettingIssue = Omit<DocumentIssue, 'blockId'>

function listSettingIssues(
  { fields, settings, path }: Settings,
  availableNames: AvailableNames,
): readonly SettingIssue[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    listValueIssues(settings[name], { field, path: path + name }, availableNames),
  )
}

function listValueIssues(
  value: unknown,
  { field, path }: { readonly field: Field<unknown>; readonly path: string },
  availableNames: AvailableNames,
): readonly SettingIssue[] {
  if (field.kind === 'slot') return []
  const { items } = field
  const checkTextAt = (text: unknown, setting: string) =>
    typeof text === 'string'
      ? describeTextIssues(text, availableNames, field).map((message) => ({ setting, message }))
      : []
  if (isRecord(value)) {
    // A setting that differs by device has one text per device.
    return items === undefined
      ? Object.entries(value).flatMap(([device, text]) => checkTextAt(text, `${path}.${device}`))
      : listSettingIssues({ fields: items, settings: value, path: `${path}.` }, availableNames)
  }
  if (!Array.isArray(value) || items === undefined) return checkTextAt(value, path)
  return value.flatMap((entry: unknown, index) =>
    isRecord(entry)
      ? listSettingIssues({ fields: items, settings: entry, path: `${path}.${index}.` }, availableNames)
      : [],
  )
}

function describeTextIssues(
  text: string,
  { namesInScope, pageNames }: AvailableNames,
  { isDataSelector = false, isTemplate = false, isPlain = false }: Field<unknown>,
): readonly string[] {
  if (!hasExpression(text)) return []
  if (isPlain) return [messages.storedWithSubmissions()]
  const parsed = parseExpressions(text)
  if ('issue' in parsed)
    return [`${parsed.issue.message} ${describeSyntaxByExample(isDataSelector ? pageNames : namesInScope)}`]
  if (isTemplate) return []
  const paths = parsed.parts.flatMap((piece) => (piece.kind === 'path' ? [piece.path] : []))
  return paths.flatMap(
    (path) => describeNameIssues(path, namesInScope) ?? (isDataSelector ? describeTimingIssues(path, pageNames) : []),
  )
}

function describeSyntaxByExample(availableNames: ScopeNames): string {
  const path = findExamplePath(availableNames)
  return path === null ? messages.noValues() : messages.writeItAs({ path })
}

/** Returns the messages about a path whose names the scope does not have; null when it has them. */
function describeNameIssues(
  [name = '', property]: readonly string[],
  namesInScope: ScopeNames,
): readonly string[] | null {
  const properties = Object.hasOwn(namesInScope, name) ? namesInScope[name] : undefined
  if (properties === undefined) return [messages.nothingCalled({ name, hint: describeNames(namesInScope) })]
  const isKnown = property === undefined || properties.length === 0 || properties.includes(property)
  return isKnown ? null : [messages.noSuchProperty({ name, property, properties: properties.join(', ') })]
}

function describeNames(availableNames: ScopeNames, describe = messages.known): string {
  const names = Object.keys(availableNames)
  return names.length === 0 ? messages.noValues() : describe({ names: names.join(', ') })
}

/**
 * Returns a message when a data-selecting setting uses a value that only a block provides: all data of a page is loaded
 * at once, so the data of other blocks is not available yet.
 */
function describeTimingIssues([name = '']: readonly string[], pageNames: ScopeNames): readonly string[] {
  return Object.hasOwn(pageNames, name)
    ? []
    : [messages.notKnownYet({ name, hint: describeNames(pageNames, messages.knownThen) })]
}

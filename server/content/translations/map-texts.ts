import type { Json } from '@hydrant/contract/shared/schema.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { listBlockTextSettings, type TextSetting } from '@hydrant/page-model/translations/text-settings.ts'
import { isBlock } from '../builder/page-document.ts'

/** A text of a page or of the site settings. */
export interface FoundText {
  /** The block that it is a setting of, and its type; empty for what is no setting of a block. */
  readonly blockId: string
  readonly blockType: string
  readonly setting: TextSetting
  /** Where it is in the settings, such as `slides.0.title`. */
  readonly path: string
  readonly text: string
}

type Props = Readonly<Record<string, Json>>

interface JsonBlock {
  readonly type: string
  readonly props: Props & { readonly id: string }
}

const isJsonBlock = (value: Json): value is JsonBlock & Props => isBlock(value)

/** Replaces a text at a path of the settings of a block. */
type ReplaceText = (path: string, text: string) => string

/** The order in which a page shows the parts of a block with blocks in it; the database does not keep that of names. */
const PART_ORDER = ['contentHeader', 'content', 'contentFooter']

/** Lists the texts of a document in the order of the page; empty ones are left out. */
export function listDocumentTexts(document: Json): readonly FoundText[] {
  if (Array.isArray(document)) return document.flatMap((entry: Json) => listDocumentTexts(entry))
  if (!isRecord(document)) return []
  const inner = Object.entries(document)
    .toSorted(([one], [other]) => PART_ORDER.indexOf(one) - PART_ORDER.indexOf(other))
    .flatMap(([, value]) => listDocumentTexts(value))
  if (!isJsonBlock(document)) return inner
  const { type: blockType, props } = document
  const block = { blockId: props.id, blockType }
  return [...listSettingTexts(props, listBlockTextSettings(blockType), block), ...inner]
}

const NO_BLOCK = { blockId: '', blockType: '' }

/** Lists the texts of settings; empty ones are left out. */
export function listSettingTexts(
  props: Props,
  settings: readonly TextSetting[],
  block: Pick<FoundText, 'blockId' | 'blockType'> = NO_BLOCK,
): readonly FoundText[] {
  return settings.flatMap((setting) => {
    const texts: FoundText[] = []
    replaceTexts(props, { names: setting.pattern.split('.'), path: [] }, (path, text) => {
      texts.push({ ...block, setting, path, text })
      return text
    })
    return texts
  })
}

/** Returns a document with its texts replaced. Documents are not deep, see `PAGE_DOCUMENT_DEPTH`. */
export function replaceDocumentTexts(
  document: Json,
  replace: (blockId: string, path: string, text: string) => string,
): Json {
  if (Array.isArray(document)) return document.map((entry: Json) => replaceDocumentTexts(entry, replace))
  if (!isRecord(document)) return document
  const copy: Record<string, Json> = Object.fromEntries(
    Object.entries(document).map(([name, value]): [string, Json] => [name, replaceDocumentTexts(value, replace)]),
  )
  if (!isJsonBlock(copy)) return copy
  const { type, props } = copy
  const translated = replaceSettingTexts(props, listBlockTextSettings(type), (path, text) =>
    replace(props.id, path, text),
  )
  return { ...copy, props: translated }
}

/** Returns settings with their texts replaced. */
export function replaceSettingTexts(props: Props, settings: readonly TextSetting[], replace: ReplaceText): Props {
  return settings.reduce<Props>((changed, { pattern }) => {
    const replaced = replaceTexts(changed, { names: pattern.split('.'), path: [] }, replace)
    return isRecord(replaced) ? replaced : changed
  }, props)
}

/** What still leads from a value to the texts, and what has led from the settings to the value. */
interface Way {
  readonly names: readonly string[]
  readonly path: readonly string[]
}

function replaceTexts(value: Json, { names: [name, ...names], path }: Way, replace: ReplaceText): Json {
  if (name === undefined)
    return typeof value === 'string' && value.trim() !== '' ? replace(path.join('.'), value) : value
  if (name === '*')
    return Array.isArray(value)
      ? value.map((entry: Json, index) => replaceTexts(entry, { names, path: [...path, String(index)] }, replace))
      : value
  const child = isRecord(value) ? value[name] : undefined
  return isRecord(value) && child !== undefined
    ? { ...value, [name]: replaceTexts(child, { names, path: [...path, name] }, replace) }
    : value
}

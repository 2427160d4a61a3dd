import { findBlock } from '../registry/blocks.ts'
import { parseBlocks, type StoredBlock } from '../render/document.ts'
import type { Problem } from './problem.ts'

type Settings = Readonly<Record<string, unknown>>

/** A requirement of a kind of block: settings of which at least one must be filled, and the message when none is. */
interface Requirement {
  readonly level: Problem['level']
  readonly anyOf: readonly string[]
  /** A setting value that makes the requirement unnecessary. */
  readonly unless?: { readonly setting: string; readonly is: string }
  /** What to do in the block's settings, shown on the canvas in a block that renders nothing. */
  readonly fix: string
  readonly message: string
}

/** With this order no category is required: the newest products of the whole shop are used. */
const NEWEST = { setting: 'order', is: 'newest' } as const

const REQUIREMENTS: Readonly<Record<string, readonly Requirement[]>> = {
  'product-provider': [
    {
      level: 'error',
      anyOf: ['productId'],
      fix: 'choose a product',
      message: 'No product is chosen: what is inside is not shown.',
    },
  ],
  'category-provider': [
    {
      level: 'error',
      anyOf: ['categoryId'],
      fix: 'choose a category',
      message: 'No category is chosen: what is inside is not shown.',
    },
  ],
  'search-provider': [
    {
      level: 'error',
      anyOf: ['term'],
      fix: 'write the words to search for',
      message: 'There are no words to search for: what is inside is not shown.',
    },
  ],
  'product-list-provider': [
    {
      level: 'error',
      anyOf: ['partNumbers', 'categoryId'],
      fix: 'choose a category or write part numbers',
      message: 'Neither part numbers nor a category are chosen: there are no products.',
    },
  ],
  'collection-provider': [
    {
      level: 'warning',
      anyOf: ['items', 'categoryId'],
      fix: 'add things or choose a category',
      message: 'The collection is empty.',
    },
  ],
  'image-provider': [
    { level: 'warning', anyOf: ['imageInfo'], fix: 'choose a picture', message: 'No picture is chosen.' },
  ],
  'product-list': [
    {
      level: 'error',
      anyOf: ['categoryId', 'partNumbers'],
      unless: NEWEST,
      fix: 'choose a category or write part numbers',
      message: 'Neither a category nor part numbers are chosen: there are no products.',
    },
  ],
  'top-sellers': [
    {
      level: 'error',
      anyOf: ['categoryId'],
      unless: NEWEST,
      fix: 'choose a category',
      message: 'No category is chosen: there are no products.',
    },
  ],
  'category-tiles': [{ level: 'warning', anyOf: ['tiles'], fix: 'add tiles', message: 'There are no tiles.' }],
  'hero-slider': [{ level: 'warning', anyOf: ['slides'], fix: 'add slides', message: 'There are no slides.' }],
  accordion: [{ level: 'warning', anyOf: ['items'], fix: 'add questions', message: 'There are no questions.' }],
  breadcrumb: [{ level: 'warning', anyOf: ['crumbs'], fix: 'add steps', message: 'There are no steps.' }],
  image: [
    {
      level: 'warning',
      anyOf: ['src'],
      fix: 'choose a picture',
      message: 'No picture is chosen: nothing is shown.',
    },
  ],
  'image-link': [
    { level: 'error', anyOf: ['href'], fix: 'say where it leads', message: 'The picture leads nowhere.' },
    { level: 'warning', anyOf: ['image'], fix: 'choose a picture', message: 'No picture is chosen.' },
  ],
  text: [{ level: 'warning', anyOf: ['text'], fix: 'write its words', message: 'There are no words.' }],
  'rich-text': [{ level: 'warning', anyOf: ['text'], fix: 'write its words', message: 'There are no words.' }],
  button: [
    { level: 'error', anyOf: ['label'], fix: 'write its label', message: 'The button has no label.' },
    {
      level: 'warning',
      anyOf: ['href'],
      fix: 'say where it leads',
      message: 'The button leads nowhere and cannot be pressed.',
    },
  ],
  form: [{ level: 'error', anyOf: ['fields'], fix: 'add questions', message: 'The form asks nothing.' }],
}

/** The settings that every entry of a list must have, by kind of block. */
const REQUIRED_IN_ENTRIES: Readonly<
  Record<string, { readonly list: string; readonly names: readonly string[]; readonly message: string }>
> = {
  form: { list: 'fields', names: ['label', 'name'], message: 'Every question needs its words and a name.' },
  'category-tiles': {
    list: 'tiles',
    names: ['label', 'href'],
    message: 'Every tile needs a label and somewhere to lead.',
  },
  breadcrumb: { list: 'crumbs', names: ['label'], message: 'Every step needs a label.' },
  accordion: { list: 'items', names: ['title'], message: 'A part without a title is not shown.' },
}

/** Checks that the required settings of a block are filled. */
export function checkRequired(stored: StoredBlock): readonly Problem[] {
  const block = findBlock(stored.type)
  if (block === null) return []
  const settings = block.upgrade(stored.props)
  const missing = listUnmetRequirements(stored).map(({ anyOf, level, message }): Problem => ({
    level,
    blockId: stored.props.id,
    setting: anyOf[0] ?? null,
    message,
  }))
  return [
    ...missing,
    ...listIncompleteEntries(stored, settings),
    ...listDuplicateNames(stored, settings),
    ...findProviderWithoutBlocks(stored),
  ]
}

/**
 * Returns the first thing to do in the settings of a block that renders nothing, such as `choose a product`; null when
 * nothing is missing.
 */
export function describeFirstMissingSetting(stored: StoredBlock): string | null {
  return listUnmetRequirements(stored)[0]?.fix ?? null
}

function listUnmetRequirements({ type, props }: StoredBlock): readonly Requirement[] {
  const block = findBlock(type)
  if (block === null) return []
  const settings = block.upgrade(props)
  const isProvided = (name: string) => isFilled(name in settings ? settings[name] : block.fields[name]?.read(undefined))
  return (REQUIREMENTS[type] ?? []).filter(
    ({ anyOf, unless }) => !anyOf.some(isProvided) && (unless === undefined || settings[unless.setting] !== unless.is),
  )
}

function listIncompleteEntries({ type, props }: StoredBlock, settings: Settings): readonly Problem[] {
  const required = REQUIRED_IN_ENTRIES[type]
  if (required === undefined) return []
  return toEntries(settings[required.list]).flatMap((entry, index): readonly Problem[] => {
    const missing = required.names.find((name) => !isFilled(entry[name]))
    return missing === undefined
      ? []
      : [
          {
            level: 'error',
            blockId: props.id,
            setting: `${required.list}.${index}.${missing}`,
            message: required.message,
          },
        ]
  })
}

/** Reports questions with the same name, because the values of a form are stored by name. */
function listDuplicateNames({ type, props }: StoredBlock, settings: Settings): readonly Problem[] {
  if (type !== 'form') return []
  const names = toEntries(settings['fields']).map(({ name }) => name)
  return names.flatMap((name, index): readonly Problem[] =>
    isFilled(name) && names.indexOf(name) < index
      ? [
          {
            level: 'error',
            blockId: props.id,
            setting: `fields.${index}.name`,
            message: `Another question is called ${String(name)} too.`,
          },
        ]
      : [],
  )
}

/** Warns about a provider without blocks in it. */
function findProviderWithoutBlocks({ type, props }: StoredBlock): readonly Problem[] {
  const isProvider = findBlock(type)?.group === 'data'
  return isProvider && parseBlocks(props['content']).length === 0
    ? [{ level: 'warning', blockId: props.id, setting: null, message: 'There is nothing in it.' }]
    : []
}

function toEntries(list: unknown): readonly Settings[] {
  return Array.isArray(list)
    ? list.filter((entry): entry is Settings => typeof entry === 'object' && entry !== null)
    : []
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null
}

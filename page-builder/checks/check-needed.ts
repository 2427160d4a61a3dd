import { findBlock } from '../registry/blocks.ts'
import { readBlocks, type StoredBlock } from '../render/document.ts'
import type { FoundProblem } from './problem.ts'

type Settings = Readonly<Record<string, unknown>>

/** What a kind of block cannot do without: the settings of which one must be there, and what to say when none is. */
interface Need {
  readonly level: FoundProblem['level']
  readonly anyOf: readonly string[]
  /** A value of a setting with which it can do without them. */
  readonly unless?: { readonly setting: string; readonly is: string }
  /** What to do about it in the block's settings, as the canvas says it of a block that shows nothing. */
  readonly remedy: string
  readonly message: string
}

/** The newest products can be those of the whole shop. */
const NEWEST = { setting: 'order', is: 'newest' } as const

const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'product-provider': [
    {
      level: 'error',
      anyOf: ['productId'],
      remedy: 'choose a product',
      message: 'No product is chosen: what is inside is not shown.',
    },
  ],
  'category-provider': [
    {
      level: 'error',
      anyOf: ['categoryId'],
      remedy: 'choose a category',
      message: 'No category is chosen: what is inside is not shown.',
    },
  ],
  'search-provider': [
    {
      level: 'error',
      anyOf: ['term'],
      remedy: 'write the words to search for',
      message: 'There are no words to search for: what is inside is not shown.',
    },
  ],
  'product-list-provider': [
    {
      level: 'error',
      anyOf: ['partNumbers', 'categoryId'],
      remedy: 'choose a category or write part numbers',
      message: 'Neither part numbers nor a category are chosen: there are no products.',
    },
  ],
  'collection-provider': [
    {
      level: 'warning',
      anyOf: ['items', 'categoryId'],
      remedy: 'add things or choose a category',
      message: 'The collection is empty.',
    },
  ],
  'image-provider': [
    { level: 'warning', anyOf: ['imageInfo'], remedy: 'choose a picture', message: 'No picture is chosen.' },
  ],
  'product-list': [
    {
      level: 'error',
      anyOf: ['categoryId', 'partNumbers'],
      unless: NEWEST,
      remedy: 'choose a category or write part numbers',
      message: 'Neither a category nor part numbers are chosen: there are no products.',
    },
  ],
  'top-sellers': [
    {
      level: 'error',
      anyOf: ['categoryId'],
      unless: NEWEST,
      remedy: 'choose a category',
      message: 'No category is chosen: there are no products.',
    },
  ],
  'category-tiles': [{ level: 'warning', anyOf: ['tiles'], remedy: 'add tiles', message: 'There are no tiles.' }],
  'hero-slider': [{ level: 'warning', anyOf: ['slides'], remedy: 'add slides', message: 'There are no slides.' }],
  accordion: [{ level: 'warning', anyOf: ['items'], remedy: 'add questions', message: 'There are no questions.' }],
  breadcrumb: [{ level: 'warning', anyOf: ['crumbs'], remedy: 'add steps', message: 'There are no steps.' }],
  image: [
    {
      level: 'warning',
      anyOf: ['src'],
      remedy: 'choose a picture',
      message: 'No picture is chosen: nothing is shown.',
    },
  ],
  'image-link': [
    { level: 'error', anyOf: ['href'], remedy: 'say where it leads', message: 'The picture leads nowhere.' },
    { level: 'warning', anyOf: ['image'], remedy: 'choose a picture', message: 'No picture is chosen.' },
  ],
  text: [{ level: 'warning', anyOf: ['text'], remedy: 'write its words', message: 'There are no words.' }],
  'rich-text': [{ level: 'warning', anyOf: ['text'], remedy: 'write its words', message: 'There are no words.' }],
  button: [
    { level: 'error', anyOf: ['label'], remedy: 'write its label', message: 'The button has no label.' },
    {
      level: 'warning',
      anyOf: ['href'],
      remedy: 'say where it leads',
      message: 'The button leads nowhere and cannot be pressed.',
    },
  ],
  form: [{ level: 'error', anyOf: ['fields'], remedy: 'add questions', message: 'The form asks nothing.' }],
}

/** What the entries of a list cannot do without, by kind of block and name of the list. */
const NEEDED_IN_LISTS: Readonly<
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

/** Whether a block has what it cannot do without. */
export function checkNeeded(stored: StoredBlock): readonly FoundProblem[] {
  const block = findBlock(stored.type)
  if (block === null) return []
  const settings = block.upgrade(stored.props)
  const missing = unmetNeeds(stored).map(({ anyOf, level, message }): FoundProblem => ({
    level,
    blockId: stored.props.id,
    setting: anyOf[0] ?? null,
    message,
  }))
  return [...missing, ...missingInLists(stored, settings), ...sameNames(stored, settings), ...emptyRoom(stored)]
}

/**
 * What to do first in the settings of a block for it to show something, such as `choose a product`; null when they have
 * what is needed.
 */
export function remedyFor(stored: StoredBlock): string | null {
  return unmetNeeds(stored)[0]?.remedy ?? null
}

function unmetNeeds({ type, props }: StoredBlock): readonly Need[] {
  const block = findBlock(type)
  if (block === null) return []
  const settings = block.upgrade(props)
  const isThere = (name: string) => isFilled(name in settings ? settings[name] : block.fields[name]?.fallback)
  return (NEEDS[type] ?? []).filter(
    ({ anyOf, unless }) => !anyOf.some(isThere) && (unless === undefined || settings[unless.setting] !== unless.is),
  )
}

function missingInLists({ type, props }: StoredBlock, settings: Settings): readonly FoundProblem[] {
  const needed = NEEDED_IN_LISTS[type]
  if (needed === undefined) return []
  return entriesOf(settings[needed.list]).flatMap((entry, place): readonly FoundProblem[] => {
    const missing = needed.names.find((name) => !isFilled(entry[name]))
    return missing === undefined
      ? []
      : [{ level: 'error', blockId: props.id, setting: `${needed.list}.${place}.${missing}`, message: needed.message }]
  })
}

/** Answers are stored by the names of their questions. */
function sameNames({ type, props }: StoredBlock, settings: Settings): readonly FoundProblem[] {
  if (type !== 'form') return []
  const names = entriesOf(settings['fields']).map(({ name }) => name)
  return names.flatMap((name, place): readonly FoundProblem[] =>
    isFilled(name) && names.indexOf(name) < place
      ? [
          {
            level: 'error',
            blockId: props.id,
            setting: `fields.${place}.name`,
            message: `Another question is called ${String(name)} too.`,
          },
        ]
      : [],
  )
}

/** A provider that has nothing in it is of no use. */
function emptyRoom({ type, props }: StoredBlock): readonly FoundProblem[] {
  const isProvider = findBlock(type)?.group === 'data'
  return isProvider && readBlocks(props['content']).length === 0
    ? [{ level: 'warning', blockId: props.id, setting: null, message: 'There is nothing in it.' }]
    : []
}

function entriesOf(list: unknown): readonly Settings[] {
  return Array.isArray(list)
    ? list.filter((entry): entry is Settings => typeof entry === 'object' && entry !== null)
    : []
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null
}

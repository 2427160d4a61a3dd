import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findBlockKind } from '../registry/blocks.ts'
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
  readonly fix: () => string
  readonly message: () => string
}

/** With this order no category is required: the newest products of the whole shop are used. */
const NEWEST = { setting: 'order', is: 'newest' } as const

const REQUIREMENTS: Readonly<Record<string, readonly Requirement[]>> = {
  'product-provider': [
    {
      level: 'error',
      anyOf: ['productId'],
      fix: messages.chooseAProduct,
      message: messages.noProductInside,
    },
  ],
  'category-provider': [
    {
      level: 'error',
      anyOf: ['categoryId'],
      fix: messages.chooseACategory,
      message: messages.noCategoryInside,
    },
  ],
  'search-provider': [
    {
      level: 'error',
      anyOf: ['term'],
      fix: messages.writeSearchWords,
      message: messages.noSearchWords,
    },
  ],
  'product-list-provider': [
    {
      level: 'error',
      anyOf: ['partNumbers', 'categoryId'],
      fix: messages.chooseCategoryOrPartNumbers,
      message: messages.noPartNumbersOrCategory,
    },
  ],
  'collection-provider': [
    {
      level: 'warning',
      anyOf: ['items', 'categoryId'],
      fix: messages.addThings,
      message: messages.collectionEmpty,
    },
  ],
  'image-provider': [
    { level: 'warning', anyOf: ['imageInfo'], fix: messages.chooseAPicture, message: messages.noPicture },
  ],
  'product-list': [
    {
      level: 'error',
      anyOf: ['categoryId', 'partNumbers'],
      unless: NEWEST,
      fix: messages.chooseCategoryOrPartNumbers,
      message: messages.noCategoryOrPartNumbers,
    },
  ],
  'top-sellers': [
    {
      level: 'error',
      anyOf: ['categoryId'],
      unless: NEWEST,
      fix: messages.chooseACategory,
      message: messages.noCategory,
    },
  ],
  'category-tiles': [{ level: 'warning', anyOf: ['tiles'], fix: messages.addTiles, message: messages.noTiles }],
  'hero-slider': [{ level: 'warning', anyOf: ['slides'], fix: messages.addSlides, message: messages.noSlides }],
  accordion: [{ level: 'warning', anyOf: ['items'], fix: messages.addQuestions, message: messages.noQuestions }],
  breadcrumb: [{ level: 'warning', anyOf: ['crumbs'], fix: messages.addSteps, message: messages.noSteps }],
  image: [
    {
      level: 'warning',
      anyOf: ['src'],
      fix: messages.chooseAPicture,
      message: messages.noPictureShown,
    },
  ],
  'image-link': [
    { level: 'error', anyOf: ['href'], fix: messages.sayWhereItLeads, message: messages.pictureLeadsNowhere },
    { level: 'warning', anyOf: ['image'], fix: messages.chooseAPicture, message: messages.noPicture },
  ],
  text: [{ level: 'warning', anyOf: ['text'], fix: messages.writeItsWords, message: messages.noWords }],
  'rich-text': [{ level: 'warning', anyOf: ['text'], fix: messages.writeItsWords, message: messages.noWords }],
  button: [
    { level: 'error', anyOf: ['label'], fix: messages.writeItsLabel, message: messages.buttonWithoutLabel },
    {
      level: 'warning',
      anyOf: ['href'],
      fix: messages.sayWhereItLeads,
      message: messages.buttonLeadsNowhere,
    },
  ],
  'saved-section': [
    { level: 'warning', anyOf: ['sectionId'], fix: messages.chooseASection, message: messages.noSection },
  ],
  form: [{ level: 'error', anyOf: ['fields'], fix: messages.addQuestions, message: messages.formAsksNothing }],
}

/** The settings that every entry of a list must have, by kind of block. */
const REQUIRED_ENTRY_SETTINGS: Readonly<
  Record<string, { readonly list: string; readonly names: readonly string[]; readonly message: () => string }>
> = {
  form: { list: 'fields', names: ['label', 'name'], message: messages.incompleteQuestion },
  'category-tiles': {
    list: 'tiles',
    names: ['label', 'href'],
    message: messages.incompleteTile,
  },
  breadcrumb: { list: 'crumbs', names: ['label'], message: messages.incompleteStep },
  accordion: { list: 'items', names: ['title'], message: messages.partWithoutTitle },
}

/**
 * Lists the problems of a block with missing settings: required ones, those of list entries, duplicate question names,
 * and providers without blocks in them.
 */
export function listIncompleteBlockProblems(storedBlock: StoredBlock): readonly Problem[] {
  const block = findBlockKind(storedBlock.type)
  if (block === null) return []
  const settings = block.upgrade(storedBlock.props)
  const missingSettingProblems = listUnmetRequirements(storedBlock).map(({ anyOf, level, message }): Problem => ({
    level,
    blockId: storedBlock.props.id,
    setting: anyOf[0] ?? null,
    message: message(),
  }))
  return [
    ...missingSettingProblems,
    ...listIncompleteEntryProblems(storedBlock, settings),
    ...listDuplicateQuestionProblems(storedBlock, settings),
    ...listEmptyProviderProblems(storedBlock),
  ]
}

/**
 * Returns the first thing to do in the settings of a block that renders nothing, such as `choose a product`; null when
 * nothing is missing.
 */
export function describeFirstMissingSetting(storedBlock: StoredBlock): string | null {
  return listUnmetRequirements(storedBlock)[0]?.fix() ?? null
}

function listUnmetRequirements({ type, props }: StoredBlock): readonly Requirement[] {
  const block = findBlockKind(type)
  if (block === null) return []
  const settings = block.upgrade(props)
  const isProvided = (name: string) => isFilled(name in settings ? settings[name] : block.fields[name]?.read(undefined))
  return (REQUIREMENTS[type] ?? []).filter(
    ({ anyOf, unless }) => !anyOf.some(isProvided) && (unless === undefined || settings[unless.setting] !== unless.is),
  )
}

function listIncompleteEntryProblems({ type, props }: StoredBlock, settings: Settings): readonly Problem[] {
  const requiredSettings = REQUIRED_ENTRY_SETTINGS[type]
  if (requiredSettings === undefined) return []
  return listEntries(settings[requiredSettings.list]).flatMap((entry, index): readonly Problem[] => {
    const missingName = requiredSettings.names.find((name) => !isFilled(entry[name]))
    return missingName === undefined
      ? []
      : [
          {
            level: 'error',
            blockId: props.id,
            setting: `${requiredSettings.list}.${index}.${missingName}`,
            message: requiredSettings.message(),
          },
        ]
  })
}

/** Reports questions with the same name, because the values of a form are stored by name. */
function listDuplicateQuestionProblems({ type, props }: StoredBlock, settings: Settings): readonly Problem[] {
  if (type !== 'form') return []
  const names = listEntries(settings['fields']).map(({ name }) => name)
  return names.flatMap((name, index): readonly Problem[] =>
    isFilled(name) && names.indexOf(name) < index
      ? [
          {
            level: 'error',
            blockId: props.id,
            setting: `fields.${index}.name`,
            message: messages.duplicateQuestion({ name: String(name) }),
          },
        ]
      : [],
  )
}

/** Warns about a provider without blocks in it. */
function listEmptyProviderProblems({ type, props }: StoredBlock): readonly Problem[] {
  const isProvider = findBlockKind(type)?.group === 'data'
  return isProvider && parseBlocks(props['content']).length === 0
    ? [{ level: 'warning', blockId: props.id, setting: null, message: messages.nothingInIt() }]
    : []
}

function listEntries(list: unknown): readonly Settings[] {
  return Array.isArray(list)
    ? list.filter((entry): entry is Settings => typeof entry === 'object' && entry !== null)
    : []
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null
}

import { findBlock } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'
import { tagsIn } from './markup.ts'
import type { FoundProblem } from './problem.ts'

/** The setting that says of which level the title of a block is, and the one that holds the title, by kind. */
const TITLES: Readonly<Record<string, { readonly level: string; readonly title: string | null }>> = {
  'featured-products': { level: 'tag', title: 'title' },
  'featured-brands': { level: 'tag', title: 'title' },
  'product-list': { level: 'tag', title: 'title' },
  'top-sellers': { level: 'tag', title: 'headerText' },
  accordion: { level: 'headingTag', title: null },
  'product-card': { level: 'headingTag', title: null },
}

interface FoundHeading {
  readonly blockId: string
  readonly setting: string
  readonly level: number
}

/**
 * Whether the headings of a page are an outline of it: one of the first level, and none that leaves a level out. Those
 * of `unseen` blocks, by their ids, are none.
 */
export function checkHeadings(blocks: readonly StoredBlock[], unseen: ReadonlySet<string>): readonly FoundProblem[] {
  const headings = blocks.filter(({ props }) => !unseen.has(props.id)).flatMap(headingsOf)
  const [first, second] = headings.filter(({ level }) => level === 1)
  const about = (heading: FoundHeading, message: string): FoundProblem => ({
    level: 'warning',
    blockId: heading.blockId,
    setting: heading.setting,
    message,
  })
  const skips = headings.flatMap((heading, place) => {
    const before = headings[place - 1]?.level
    if (before === undefined)
      return heading.level > 2
        ? [about(heading, `This is the first heading of the page, but of level ${heading.level}: begin with level 1.`)]
        : []
    return heading.level > before + 1
      ? [
          about(
            heading,
            `This heading is of level ${heading.level}, but the one before it is of level ${before}: a level is left out.`,
          ),
        ]
      : []
  })
  if (blocks.length > 0 && first === undefined)
    return [
      {
        level: 'warning',
        blockId: null,
        setting: null,
        message: 'The page has no heading of level 1, which says what it is about.',
      },
      ...skips,
    ]
  return second === undefined ? skips : [about(second, 'The page has more than one heading of level 1.'), ...skips]
}

function headingsOf(stored: StoredBlock): readonly FoundHeading[] {
  const { type, props } = stored
  const block = findBlock(type)
  if (block === null) return []
  const settings = block.upgrade(props)
  const pathOf = (name: string) => (isRecord(settings[name]) ? `${name}.desktop` : name)
  const read = (name: string) => block.fields[name]?.read(settings[name])
  const found = (setting: string, tag: unknown): readonly FoundHeading[] => {
    const level = /^h([1-6])$/.exec(String(tag))?.[1]
    return level === undefined ? [] : [{ blockId: props.id, setting, level: Number(level) }]
  }
  if (type === 'text') {
    const forAll = read('textDisplayInfo')
    const isForAll = isRecord(forAll) && forAll['enableOverride'] === true
    const byDevice = read('headingTag')
    return isForAll
      ? found('textDisplayInfo.headingTag', forAll['headingTag'])
      : found(pathOf('headingTag'), isRecord(byDevice) ? byDevice['desktop'] : '')
  }
  if (type === 'rich-text') return tagsIn(read('text')).flatMap(({ name }) => found('text', name))
  if (type === 'form') return read('title') === '' ? [] : found('title', 'h2')
  const title = TITLES[type]
  return title === undefined || (title.title !== null && read(title.title) === '')
    ? []
    : found(title.level, read(title.level))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

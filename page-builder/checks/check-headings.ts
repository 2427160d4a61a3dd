import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findBlockKind } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'
import { listMarkupElements } from './markup.ts'
import type { Problem } from './problem.ts'

/** By kind of block: the setting with the level of the title, and the setting with the title itself. */
const TITLE_SETTINGS: Readonly<Record<string, { readonly level: string; readonly title: string | null }>> = {
  'featured-products': { level: 'tag', title: 'title' },
  'featured-brands': { level: 'tag', title: 'title' },
  'product-list': { level: 'tag', title: 'title' },
  'top-sellers': { level: 'tag', title: 'headerText' },
  accordion: { level: 'headingTag', title: null },
  'product-card': { level: 'headingTag', title: null },
}

interface Heading {
  readonly blockId: string
  readonly setting: string
  readonly level: number
}

/**
 * Lists the problems with the headings of a page: none or several of the first level, and headings that skip a level.
 * With `isPart` the page around the blocks has the heading of the first level. Headings of blocks that visitors do not
 * see, given by their ids, are ignored.
 */
export function listHeadingProblems(
  blocks: readonly StoredBlock[],
  hiddenBlockIds: ReadonlySet<string>,
  isPart = false,
): readonly Problem[] {
  const headings = blocks.filter(({ props }) => !hiddenBlockIds.has(props.id)).flatMap(listHeadings)
  const mainHeadings = headings.filter(({ level }) => level === 1)
  const [firstMainHeading] = mainHeadings
  const extraMainHeading = mainHeadings[isPart ? 0 : 1]
  const toWarning = (heading: Heading, message: string): Problem => ({
    level: 'warning',
    blockId: heading.blockId,
    setting: heading.setting,
    message,
  })
  const skippedLevelProblems = headings.flatMap((heading, index) => {
    const previousLevel = headings[index - 1]?.level
    if (previousLevel === undefined)
      return heading.level > 2
        ? [toWarning(heading, messages.firstHeadingTooDeep({ level: String(heading.level) }))]
        : []
    return heading.level > previousLevel + 1
      ? [
          toWarning(
            heading,
            messages.headingLevelSkipped({ level: String(heading.level), previous: String(previousLevel) }),
          ),
        ]
      : []
  })
  if (!isPart && blocks.length > 0 && firstMainHeading === undefined)
    return [
      {
        level: 'warning',
        blockId: null,
        setting: null,
        message: messages.noMainHeading(),
      },
      ...skippedLevelProblems,
    ]
  return extraMainHeading === undefined
    ? skippedLevelProblems
    : [toWarning(extraMainHeading, messages.severalMainHeadings()), ...skippedLevelProblems]
}

function listHeadings(storedBlock: StoredBlock): readonly Heading[] {
  const { type, props } = storedBlock
  const block = findBlockKind(type)
  if (block === null) return []
  const settings = block.upgrade(props)
  const toSettingPath = (name: string) => (isRecord(settings[name]) ? `${name}.desktop` : name)
  const readSetting = (name: string) => block.fields[name]?.read(settings[name])
  const toHeadings = (setting: string, tag: unknown): readonly Heading[] => {
    const level = /^h([1-6])$/.exec(String(tag))?.[1]
    return level === undefined ? [] : [{ blockId: props.id, setting, level: Number(level) }]
  }
  if (type === 'text') {
    const override = readSetting('textDisplayInfo')
    const isOverridden = isRecord(override) && override['enableOverride'] === true
    const tagByDevice = readSetting('headingTag')
    return isOverridden
      ? toHeadings('textDisplayInfo.headingTag', override['headingTag'])
      : toHeadings(toSettingPath('headingTag'), isRecord(tagByDevice) ? tagByDevice['desktop'] : '')
  }
  if (type === 'rich-text')
    return listMarkupElements(readSetting('text')).flatMap(({ name }) => toHeadings('text', name))
  if (type === 'form') return readSetting('title') === '' ? [] : toHeadings('title', 'h2')
  const titleSettings = TITLE_SETTINGS[type]
  return titleSettings === undefined || (titleSettings.title !== null && readSetting(titleSettings.title) === '')
    ? []
    : toHeadings(titleSettings.level, readSetting(titleSettings.level))
}

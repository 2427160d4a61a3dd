import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findBlockKind } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import { listMarkupElements } from './markup.ts'
import type { Problem } from './problem.ts'

/** By kind of block: settings that can replace the alternative text of a picture. */
const SUBSTITUTE_SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'image-link': ['title', 'text'],
  'collection-provider': ['name'],
}

/** Lists a problem for each picture or slide of a block that has neither an alternative text nor a title. */
export function listAltTextProblems(storedBlock: StoredBlock): readonly Problem[] {
  const error = (setting: string, message: string): Problem => ({
    level: 'error',
    blockId: storedBlock.props.id,
    setting,
    message,
  })
  const settings = listSettings(storedBlock)
  const pictureProblems = settings.flatMap((setting) => {
    const path =
      setting.field.kind === 'image' && hasText(setting.value)
        ? findMissingAltTextPath(storedBlock.type, setting)
        : null
    return path === null ? [] : [error(path, messages.pictureWithoutAlt())]
  })
  const richTextProblems = settings.flatMap(({ field, value, path }) => {
    if (field.kind !== 'rich-text') return []
    const lacksAlt = listMarkupElements(value).some(({ name, attributes }) => name === 'img' && !attributes.has('alt'))
    return lacksAlt ? [error(path, messages.textPictureWithoutAlt())] : []
  })
  return [
    ...pictureProblems,
    ...richTextProblems,
    ...listTextlessSlidePaths(storedBlock).map((path) => error(path, messages.slideWithoutWords())),
  ]
}

/** Returns the path of the setting where the alternative text of a picture is missing; null when none is missing. */
function findMissingAltTextPath(type: string, { field, path, siblings }: StoredSetting): string | null {
  const { altTextSetting } = field
  if (altTextSetting === undefined) return null
  const textSettings = [altTextSetting, ...(SUBSTITUTE_SETTINGS[type] ?? [])]
  const isDescribedInLibrary =
    type === 'image-provider' && hasText(siblings['contentKey']) && siblings['overrideAltText'] !== true
  if (siblings['isDecoration'] === true && !hasText(siblings['href'])) return null
  if (isDescribedInLibrary || textSettings.some((name) => hasText(siblings[name]))) return null
  return path.slice(0, path.lastIndexOf('.') + 1) + altTextSetting
}

function listTextlessSlidePaths({ type, props }: StoredBlock): readonly string[] {
  const slides = type === 'hero-slider' ? findBlockKind(type)?.fields['slides']?.read(props['slides']) : []
  if (!Array.isArray(slides)) return []
  return slides.flatMap((slide: Readonly<Record<string, unknown>>, index) => {
    const isPicture = slide['isShown'] === true && slide['showImage'] === true && hasText(slide['image'])
    const showsText = (name: string, toggleName: string) => slide[toggleName] === true && hasText(slide[name])
    return isPicture && !showsText('title', 'showTitle') && !showsText('subtitle', 'showSubtitle')
      ? [`slides.${index}.title`]
      : []
  })
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

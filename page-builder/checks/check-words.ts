import { findBlock } from '../registry/blocks.ts'
import type { StoredBlock } from '../render/document.ts'
import { eachSetting, type FoundSetting } from './each-setting.ts'
import { tagsIn } from './markup.ts'
import type { FoundProblem } from './problem.ts'

/** Settings beside a picture that say what there is to say, so that the picture itself need not, by kind of block. */
const SAID_BESIDE: Readonly<Record<string, readonly string[]>> = {
  'image-link': ['title', 'text'],
  'collection-provider': ['name'],
}

/** Whether everything on a block that is a picture can be had in words. */
export function checkWords(stored: StoredBlock): readonly FoundProblem[] {
  const error = (setting: string, message: string): FoundProblem => ({
    level: 'error',
    blockId: stored.props.id,
    setting,
    message,
  })
  const settings = eachSetting(stored)
  const pictures = settings.flatMap((setting) => {
    const path = setting.field.kind === 'image' && isSaid(setting.value) ? wordsMissing(stored.type, setting) : null
    return path === null
      ? []
      : [error(path, 'The picture has no alternative text: write what it shows, for those who do not see it.')]
  })
  const inTexts = settings.flatMap(({ field, value, path }) => {
    if (field.kind !== 'rich-text') return []
    const hasSilent = tagsIn(value).some(({ name, attributes }) => name === 'img' && !attributes.has('alt'))
    return hasSilent
      ? [
          error(
            path,
            'A picture in the text has no alternative text: give it an alt attribute, which is empty if it only decorates.',
          ),
        ]
      : []
  })
  return [
    ...pictures,
    ...inTexts,
    ...slidesWithoutWords(stored).map((path) => error(path, 'The slide is a picture without words: give it a title.')),
  ]
}

/** The path of the setting in which a picture's words are missing; null when none are. */
function wordsMissing(type: string, { field, path, beside }: FoundSetting): string | null {
  const { wordsIn } = field
  if (wordsIn === undefined) return null
  const saidBy = [wordsIn, ...(SAID_BESIDE[type] ?? [])]
  const knownToLibrary = type === 'image-provider' && isSaid(beside['contentKey']) && beside['overrideAltText'] !== true
  if (beside['isDecoration'] === true && !isSaid(beside['href'])) return null
  if (knownToLibrary || saidBy.some((name) => isSaid(beside[name]))) return null
  return path.slice(0, path.lastIndexOf('.') + 1) + wordsIn
}

function slidesWithoutWords({ type, props }: StoredBlock): readonly string[] {
  const slides = type === 'hero-slider' ? findBlock(type)?.fields['slides']?.read(props['slides']) : []
  if (!Array.isArray(slides)) return []
  return slides.flatMap((slide: Readonly<Record<string, unknown>>, place) => {
    const isPicture = slide['isShown'] === true && slide['showImage'] === true && isSaid(slide['image'])
    const says = (name: string, shown: string) => slide[shown] === true && isSaid(slide[name])
    return isPicture && !says('title', 'showTitle') && !says('subtitle', 'showSubtitle')
      ? [`slides.${place}.title`]
      : []
  })
}

function isSaid(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

import { hasExpression } from '../bindings/expression.ts'
import type { StoredBlock } from '../render/document.ts'
import { eachSetting, type FoundSetting } from './each-setting.ts'
import { tagsIn } from './markup.ts'
import type { PageFacts } from './page-facts.ts'
import type { FoundProblem } from './problem.ts'

/** Beyond these, a picture keeps visitors waiting, in bytes and in pixels of its longer side. */
const MOST_BYTES = 2_000_000
const LONGEST_SIDE = 4096

/** Whether the pictures of a block are there, and not larger than anybody needs. */
export function checkPictures(
  stored: StoredBlock,
  { pictureAt }: Pick<PageFacts, 'pictureAt'>,
): readonly FoundProblem[] {
  return eachSetting(stored).flatMap((setting) =>
    addressesIn(setting).flatMap((url): readonly FoundProblem[] => {
      const about = { blockId: stored.props.id, setting: setting.path }
      const picture = pictureAt(url)
      if (picture === undefined) return []
      if (picture === null)
        return [{ level: 'error', ...about, message: 'This picture is not in the media library any more.' }]
      const { byteSize, width, height } = picture
      const isTooLarge = byteSize > MOST_BYTES || Math.max(width ?? 0, height ?? 0) > LONGEST_SIDE
      return isTooLarge
        ? [
            {
              level: 'warning',
              ...about,
              message: `This picture is very large: ${sizeOf(byteSize)}${width === null || height === null ? '' : `, ${width} × ${height} pixels`}. A smaller one is seen sooner.`,
            },
          ]
        : []
    }),
  )
}

function addressesIn({ field, value }: FoundSetting): readonly string[] {
  if (typeof value !== 'string' || value === '') return []
  if (field.kind === 'image') return hasExpression(value) ? [] : [value]
  return field.kind === 'rich-text'
    ? tagsIn(value).flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('src') ?? ''] : []))
    : []
}

function sizeOf(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

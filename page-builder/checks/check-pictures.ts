import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { hasExpression } from '../bindings/expression.ts'
import type { StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import { listMarkupElements } from './markup.ts'
import type { PageLookups, PictureDetails } from './page-lookups.ts'
import type { Problem } from './problem.ts'

/** A picture above these limits loads slowly: in bytes, and in pixels of its longer side. */
const MAX_BYTES = 2_000_000
const MAX_SIDE_PIXELS = 4096

/** Lists the pictures of a block that do not exist or are too large. */
export function listPictureProblems(
  storedBlock: StoredBlock,
  { findPicture }: Pick<PageLookups, 'findPicture'>,
): readonly Problem[] {
  return listSettings(storedBlock).flatMap((setting) =>
    listPictureUrls(setting).flatMap((url): readonly Problem[] => {
      const location = { blockId: storedBlock.props.id, setting: setting.path }
      const picture = findPicture(url)
      if (picture === undefined) return []
      if (picture === null) return [{ level: 'error', ...location, message: messages.pictureGone() }]
      const { byteSize, width, height } = picture
      const isTooLarge = byteSize > MAX_BYTES || Math.max(width ?? 0, height ?? 0) > MAX_SIDE_PIXELS
      return isTooLarge
        ? [
            {
              level: 'warning',
              ...location,
              message: describeLargePicture(picture),
            },
          ]
        : []
    }),
  )
}

function listPictureUrls({ field, value }: StoredSetting): readonly string[] {
  if (typeof value !== 'string' || value === '') return []
  if (field.kind === 'image') return hasExpression(value) ? [] : [value]
  return field.kind === 'rich-text'
    ? listMarkupElements(value).flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('src') ?? ''] : []))
    : []
}

function describeLargePicture({ byteSize, width, height }: PictureDetails): string {
  const size = messages.megabytes({ size: (byteSize / 1_000_000).toFixed(1) })
  return width === null || height === null
    ? messages.largePicture({ size })
    : messages.largePictureWithSize({ size, width: String(width), height: String(height) })
}

import { defineBlock } from '../../registry/block.tsx'
import type { PicturesNeed } from '../../registry/needs.ts'
import { imageFields } from './image-fields.ts'
import { PICTURE_PARTS } from './provided-picture.ts'

/** Gives the blocks inside it pictures: `Picture` is the first one, `Pictures` all of them by their places. */
export const imageProvider = defineBlock({
  type: 'image-provider',
  label: 'Picture provider',
  group: 'data',
  fields: imageFields,
  provides: { Picture: PICTURE_PARTS, Pictures: [] },
  need: ({ imageInfo }): PicturesNeed | null => {
    const images = imageInfo
      .filter(({ contentKey }) => contentKey !== '')
      .map(({ contentKey, url }) => ({ contentKey, url }))
    return images.length === 0 ? null : { kind: 'pictures', images }
  },
  view: () => import('./image-view.tsx'),
})

import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { PicturesRequirement } from '../../registry/data-requirements.ts'
import { imageFields } from './image-fields.ts'
import { PICTURE_PARTS } from './provided-picture.ts'

/**
 * Makes pictures available to expressions of the blocks inside: `Picture` is the first picture, `Pictures` the list of
 * all.
 */
export const imageProvider = defineBlock({
  type: 'image-provider',
  label: messages.pictureProvider,
  group: 'data',
  fields: imageFields,
  provides: { Picture: PICTURE_PARTS, Pictures: [] },
  dataRequirement: ({ imageInfo }): PicturesRequirement | null => {
    const images = imageInfo
      .filter(({ contentKey }) => contentKey !== '')
      .map(({ contentKey, url }) => ({ contentKey, url }))
    return images.length === 0 ? null : { kind: 'pictures', images }
  },
  view: () => import('./image-provider-view.tsx'),
})

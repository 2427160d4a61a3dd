import type { BlockProps } from '../../registry/block.tsx'
import type { PicturesRequirement } from '../../registry/data-requirements.ts'
import type { imageFields } from './image-fields.ts'
import { toProvidedPicture } from './provided-picture.ts'

/** Shows the blocks inside the image provider, which can use the pictures in expressions. */
export function View({ values, data, renderSlot }: BlockProps<typeof imageFields, PicturesRequirement>) {
  const { imageInfo, content, ...options } = values
  const pictures = imageInfo.map((info) => toProvidedPicture(info, data?.pictures[info.contentKey] ?? null, options))
  return renderSlot(content, { Picture: pictures[0] ?? {}, Pictures: pictures })
}

import type { BlockProps } from '../../registry/block.tsx'
import type { PicturesNeed } from '../../registry/needs.ts'
import type { imageFields } from './image-fields.ts'
import { providePicture } from './provided-picture.ts'

/** Gives the pictures to what is inside. */
export function View({ values, data, renderSlot }: BlockProps<typeof imageFields, PicturesNeed>) {
  const { imageInfo, content, ...use } = values
  const pictures = imageInfo.map((info) => providePicture(info, data?.pictures[info.contentKey] ?? null, use))
  return renderSlot(content, { Picture: pictures[0] ?? {}, Pictures: pictures })
}

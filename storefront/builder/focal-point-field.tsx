import { useState, type PointerEvent } from 'react'
import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { Picture } from '@hydrant/design/layout/picture.tsx'

/** What of a picture stays visible when it is cropped: pressed on the picture, or written as two percentages. */
export function FocalPointField({ media }: { readonly media: LibraryMedia }) {
  const [point, setPoint] = useState({ x: toPercent(media.focalPoint.x), y: toPercent(media.focalPoint.y) })
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setPoint({ x: toPercent((event.clientX - left) / width), y: toPercent((event.clientY - top) / height) })
  }
  const { width, height } = fitted(media)
  const cross = `M${point.x} 0V100M0 ${point.y}H100`
  return (
    <FieldGroup legend="Focal point">
      <div className="builder-focal" onPointerDown={press}>
        <Picture
          src={`${media.url}${media.url.includes('?') ? '&' : '?'}width=640`}
          alt={media.alternateText}
          width={width}
          height={height}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="builder-focal-mark">
          <path d={cross} className="builder-focal-halo" />
          <path d={cross} />
        </svg>
      </div>
      <div className="builder-pair">
        <TextField
          label="From the left, %"
          name="focalX"
          type="number"
          min={0}
          max={100}
          required
          value={point.x}
          onChange={(event) => setPoint({ ...point, x: event.target.valueAsNumber || 0 })}
        />
        <TextField
          label="From the top, %"
          name="focalY"
          type="number"
          min={0}
          max={100}
          required
          value={point.y}
          onChange={(event) => setPoint({ ...point, y: event.target.valueAsNumber || 0 })}
        />
      </div>
    </FieldGroup>
  )
}

/** The room for the picture, in pixels. */
const ROOM = { width: 640, height: 320 }

/** The picture's size with its whole room taken up: drawings may have a size of their own that is tiny, or none. */
function fitted({ width, height }: Pick<LibraryMedia, 'width' | 'height'>): {
  readonly width: number
  readonly height: number
} {
  const own = width === null || height === null || width * height === 0 ? { width: 4, height: 3 } : { width, height }
  const scale = Math.min(ROOM.width / own.width, ROOM.height / own.height)
  return { width: Math.max(1, Math.round(own.width * scale)), height: Math.max(1, Math.round(own.height * scale)) }
}

function toPercent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

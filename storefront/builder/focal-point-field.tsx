import { useState, type PointerEvent } from 'react'
import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { Picture } from '@hydrant/design/layout/picture.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-media.js'

/** A field for the focal point of a picture: set by pressing on the picture, or as two percentages. */
export function FocalPointField({ media }: { readonly media: LibraryMedia }) {
  const [point, setPoint] = useState({ x: toPercent(media.focalPoint.x), y: toPercent(media.focalPoint.y) })
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setPoint({ x: toPercent((event.clientX - left) / width), y: toPercent((event.clientY - top) / height) })
  }
  const { width, height } = scaleToMaxSize(media)
  const cross = `M${point.x} 0V100M0 ${point.y}H100`
  return (
    <FieldGroup legend={messages.focalPoint()}>
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
          label={messages.fromTheLeft()}
          name="focalX"
          type="number"
          min={0}
          max={100}
          required
          value={point.x}
          onChange={(event) => setPoint({ ...point, x: event.target.valueAsNumber || 0 })}
        />
        <TextField
          label={messages.fromTheTop()}
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

/** The maximum size of the picture, in pixels. */
const MAX_SIZE = { width: 640, height: 320 }

/** Returns the picture's size scaled to fit `MAX_SIZE`; 4:3 when it has none. SVGs may be tiny or have no size. */
function scaleToMaxSize({ width, height }: Pick<LibraryMedia, 'width' | 'height'>): {
  readonly width: number
  readonly height: number
} {
  const naturalSize =
    width === null || height === null || width * height === 0 ? { width: 4, height: 3 } : { width, height }
  const scale = Math.min(MAX_SIZE.width / naturalSize.width, MAX_SIZE.height / naturalSize.height)
  return {
    width: Math.max(1, Math.round(naturalSize.width * scale)),
    height: Math.max(1, Math.round(naturalSize.height * scale)),
  }
}

function toPercent(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100)
}

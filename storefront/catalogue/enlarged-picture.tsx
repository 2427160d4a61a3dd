import { useEffect, useEffectEvent, useRef } from 'react'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import styles from './enlarged-picture.module.css'
import type { ProductFile } from './product-page-model.ts'

/** The pictures of a product, and which of them is shown. */
export interface EnlargedPictureProps {
  readonly pictures: readonly ProductFile[]
  readonly position: number
  readonly onMove: (position: number) => void
  readonly onClose: () => void
}

/** How far a finger moves sideways before that means another picture, in pixels. */
const MIN_SWIPE = 40

/** The picture over the page, as large as it can be; arrow keys, buttons or a swipe lead to the others. */
export function EnlargedPicture({ pictures, position, onMove, onClose }: EnlargedPictureProps) {
  const picture = pictures[position]
  const swipeStart = useRef<number | null>(null)
  const step = useEffectEvent((by: number) => onMove((position + by + pictures.length) % pictures.length))
  useEffect(() => {
    const stepOnArrowKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1)
      if (key === 'ArrowRight') step(1)
    }
    window.addEventListener('keydown', stepOnArrowKey)
    return () => window.removeEventListener('keydown', stepOnArrowKey)
  }, [])
  if (picture === undefined) return null
  const move = (by: number) => onMove((position + by + pictures.length) % pictures.length)
  return (
    <Dialog isOpen title={picture.title} size="full" closeOnOutsidePress onClose={onClose}>
      <div
        className={styles.enlarged}
        onTouchStart={({ touches }) => {
          swipeStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
        }}
        onTouchEnd={({ changedTouches }) => {
          const distance = swipeStart.current === null ? 0 : (changedTouches[0]?.clientX ?? 0) - swipeStart.current
          if (Math.abs(distance) >= MIN_SWIPE) move(distance < 0 ? 1 : -1)
        }}
      >
        <ProductPicture key={picture.url} src={picture.url} alt={picture.title} width={1200} height={1200} />
        {pictures.length > 1 && (
          <p className={styles.steps}>
            <Button variant="secondary" size="s" onClick={() => move(-1)}>
              {messages.previousPicture()}
            </Button>
            <span role="status">
              {messages.pictureCount({
                position: formatQuantity(String(position + 1)),
                count: formatQuantity(String(pictures.length)),
              })}
            </span>
            <Button variant="secondary" size="s" onClick={() => move(1)}>
              {messages.nextPicture()}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

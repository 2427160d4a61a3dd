import { useEffect, useEffectEvent } from 'react'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { useSwipe } from '@hydrant/design/sliders/use-swipe.ts'
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

/** The picture over the page, as large as it can be; arrow keys, buttons or a swipe lead to the others. */
export function EnlargedPicture({ pictures, position, onMove, onClose }: EnlargedPictureProps) {
  const picture = pictures[position]
  const move = (by: number) => onMove((position + by + pictures.length) % pictures.length)
  const swipe = useSwipe(move)
  const step = useEffectEvent(move)
  useEffect(() => {
    const stepOnArrowKey = ({ key }: KeyboardEvent) => {
      const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
      if (key === 'ArrowLeft') step(isRightToLeft ? 1 : -1)
      if (key === 'ArrowRight') step(isRightToLeft ? -1 : 1)
    }
    window.addEventListener('keydown', stepOnArrowKey)
    return () => window.removeEventListener('keydown', stepOnArrowKey)
  }, [])
  if (picture === undefined) return null
  return (
    <Dialog isOpen title={picture.title} size="full" closeOnOutsidePress onClose={onClose}>
      <div className={styles.enlarged} {...swipe}>
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

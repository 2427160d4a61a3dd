import { useState } from 'react'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { useAssetUrl } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import styles from './gallery.module.css'
import type { ProductFile } from './product-page-model.ts'

/** A product's pictures: one large, thumbnails to choose from. Without JavaScript a thumbnail opens its picture. */
export function Gallery({ pictures }: { readonly pictures: readonly ProductFile[] }) {
  const [shownPosition, setShownPosition] = useState(0)
  const picture = pictures[shownPosition] ?? pictures[0]
  if (picture === undefined) return null
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <ProductPicture key={picture.url} src={picture.url} alt={picture.title} width={640} height={640} isEager />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.strip} aria-label={messages.pictures()}>
          {pictures.map((choice, position) => (
            <li key={choice.url}>
              <Thumbnail
                picture={choice}
                isShown={position === shownPosition}
                onChoose={() => setShownPosition(position)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Thumbnail({
  picture,
  isShown,
  onChoose,
}: {
  readonly picture: ProductFile
  readonly isShown: boolean
  readonly onChoose: () => void
}) {
  const url = useAssetUrl(picture.url)
  return (
    <a
      href={url}
      className={styles.thumbnail}
      aria-current={isShown ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      <ProductPicture src={picture.url} alt={picture.title} width={96} height={96} />
    </a>
  )
}

import { useState } from 'react'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { useAddress } from '@hydrant/design/navigation/place.tsx'
import styles from './gallery.module.css'
import type { ProductFile } from './product-page-model.ts'

/**
 * The pictures of a product: one large, the others to choose from. Without JavaScript a small one opens its picture.
 */
export function Gallery({ pictures }: { readonly pictures: readonly ProductFile[] }) {
  const [shown, setShown] = useState(0)
  const picture = pictures[shown] ?? pictures[0]
  if (picture === undefined) return null
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <ProductPicture key={picture.url} src={picture.url} alt={picture.title} width={640} height={640} isEager />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.strip} aria-label="Pictures">
          {pictures.map((choice, position) => (
            <li key={choice.url}>
              <Thumbnail picture={choice} isShown={position === shown} onChoose={() => setShown(position)} />
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
  const address = useAddress(picture.url)
  return (
    <a
      href={address}
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

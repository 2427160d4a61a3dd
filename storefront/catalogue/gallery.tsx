import { type ComponentType, type MouseEvent, useState } from 'react'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { useAssetUrl } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { EnlargedPictureProps } from './enlarged-picture.tsx'
import styles from './gallery.module.css'
import type { ProductFile } from './product-page-model.ts'

/**
 * A press before the scripts run is held, as on links to pages of the shop (`data-link`). Nothing is loaded in advance,
 * and without the code of the content the browser opens the file, not the router.
 */
const FILE_LINK = { 'data-link': 'none', target: '_top' } as const

/**
 * A product's pictures: one large, which opens in a dialog, and thumbnails to choose from. Without JavaScript each of
 * them opens its file.
 */
export function Gallery({ pictures }: { readonly pictures: readonly ProductFile[] }) {
  const [shownPosition, setShownPosition] = useState(0)
  const [EnlargedPicture, setEnlargedPicture] = useState<ComponentType<EnlargedPictureProps> | null>(null)
  const picture = pictures[shownPosition] ?? pictures[0]
  const url = useAssetUrl(picture?.url ?? '')
  if (picture === undefined) return null
  const enlarge = async (event: MouseEvent) => {
    // With a key the browser opens the file as it opens other links.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const module = await import('./enlarged-picture.tsx')
      setEnlargedPicture(() => module.EnlargedPicture)
    } catch {
      window.location.assign(url)
    }
  }
  return (
    <div className={styles.gallery}>
      <a {...FILE_LINK} href={url} className={styles.stage} onClick={(event) => void enlarge(event)}>
        <ProductPicture key={picture.url} src={picture.url} alt={picture.title} width={640} height={640} isEager />
        <VisuallyHidden> {messages.enlarge()}</VisuallyHidden>
      </a>
      {EnlargedPicture !== null && (
        <EnlargedPicture
          pictures={pictures}
          position={shownPosition}
          onMove={setShownPosition}
          onClose={() => setEnlargedPicture(null)}
        />
      )}
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
      {...FILE_LINK}
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

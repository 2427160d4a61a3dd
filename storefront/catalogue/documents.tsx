import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Section } from '@hydrant/design/layout/page.tsx'
import { useAddress } from '@hydrant/design/navigation/place.tsx'
import styles from './documents.module.css'
import type { ProductFile } from './product-page-model.ts'

/** Data sheets and manuals. */
export function Documents({ documents }: { readonly documents: readonly ProductFile[] }) {
  return (
    <Section title="Documents">
      <ul className={styles.documents}>
        {documents.map((file) => (
          <li key={file.url}>
            <DocumentLink file={file} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function DocumentLink({ file }: { readonly file: ProductFile }) {
  const address = useAddress(file.url)
  return (
    <a href={address} className={styles.document}>
      <Icon name="utility:document" /> {file.title}
    </a>
  )
}

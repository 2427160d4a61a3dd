import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Section } from '@hydrant/design/layout/page.tsx'
import { useAssetUrl } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import styles from './documents.module.css'
import type { ProductFile } from './product-page-model.ts'

/** Links to a product's data sheets and manuals. */
export function Documents({ documents }: { readonly documents: readonly ProductFile[] }) {
  return (
    <Section title={messages.documents()}>
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
  const url = useAssetUrl(file.url)
  return (
    <a href={url} className={styles.document}>
      <Icon name="utility:document" /> {file.title}
    </a>
  )
}

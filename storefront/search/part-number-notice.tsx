import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { links } from '../links.ts'
import styles from './part-number-notice.module.css'

/**
 * A note above a product that was opened by a search for its part number, with a link to all results. Renders nothing
 * without a term.
 */
export function PartNumberNotice({ term }: { readonly term: string }) {
  if (term === '') return null
  return (
    <p className={styles.found}>
      <span>
        <RichMessage
          text={messages.isPartNumber({ term: createElementPlaceholder('term') })}
          elements={{ term: <strong>{term}</strong> }}
        />
      </span>
      <Link href={links.searchAll(term)}>{messages.seeAllResults()}</Link>
    </p>
  )
}

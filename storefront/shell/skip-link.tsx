import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import styles from './skip-link.module.css'

/** The id of the page's main content. */
export const CONTENT_ID = 'content'

/** The skip link: the first element in tab order, which skips the header. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {messages.skipToContent()}
    </a>
  )
}

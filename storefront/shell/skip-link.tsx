import styles from './skip-link.module.css'

/** The id of the page's own content. */
export const CONTENT_ID = 'content'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      Skip to content
    </a>
  )
}

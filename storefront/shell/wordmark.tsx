import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { links } from '../links.ts'
import styles from './wordmark.module.css'

/** The shop's logo and name, with a link to the home page. */
export function Wordmark({ shopName }: { readonly shopName: string }) {
  return (
    <Link href={links.home()} className={styles.wordmark} aria-label={messages.homeLink({ shop: shopName })}>
      <svg viewBox="0 0 32 36" aria-hidden="true" className={styles.mark}>
        <path d="M16 1c-5 0-8.5 3-9 7H5v3h22V8h-2c-.5-4-4-7-9-7Z" />
        <path d="M8 12.5h16V17h4v-1.5h3v9h-3V23h-4v8H8v-8H4v1.5H1v-9h3V17h4Z" />
        <path d="M5 32.5h22V36H5Z" />
        <circle cx="16" cy="20" r="4" className={styles.valve} />
      </svg>
      <span className={styles.name}>{shopName}</span>
    </Link>
  )
}

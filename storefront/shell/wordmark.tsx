import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { links } from '../links.ts'
import type { ShownLogo } from './shown-settings.ts'
import styles from './wordmark.module.css'

interface WordmarkProps {
  readonly shopName: string
  readonly logo: ShownLogo | null | undefined
}

/** The shop's logo and name, or the one of them that there is, with a link to the home page. */
export function Wordmark({ shopName, logo }: WordmarkProps) {
  const shop = logo?.alternateText ?? shopName
  return (
    <Link href={links.home()} className={styles.wordmark} aria-label={messages.homeLink({ shop })}>
      {logo && (
        <img
          src={logo.url}
          alt={logo.hasName ? shop : ''}
          width={logo.width}
          height={logo.height}
          className={styles.logo}
        />
      )}
      {!logo?.hasName && shopName}
    </Link>
  )
}

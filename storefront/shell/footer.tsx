import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import type { SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { links } from '../links.ts'
import styles from './footer.module.css'
import type { HeaderProps } from './header.tsx'
import { LanguageLinks } from './language-links.tsx'

/** The footer of every page. */
export function Footer({ menu, settings, visitor }: Pick<HeaderProps, 'menu' | 'settings' | 'visitor'>) {
  const footer = settings?.footer
  return (
    <footer className={styles.footer}>
      <PageWidth className={styles.columns}>
        <LinkColumn title={footer?.categoriesTitle || messages.categories()} entries={menu} />
        {footer?.columns.map(({ title, links: entries, hasSignIn }) => (
          <LinkColumn key={`${title} ${entries.map(({ href }) => href).join(' ')}`} title={title} entries={entries}>
            {hasSignIn && (
              <li>
                {visitor === null || visitor.isGuest ? (
                  <Link href={links.login()}>{messages.signIn()}</Link>
                ) : (
                  <SignOutForm />
                )}
              </li>
            )}
          </LinkColumn>
        ))}
        {footer !== undefined && footer.contact.lines.length > 0 && (
          <div>
            <h2 className={styles.title}>{footer.contact.title}</h2>
            {footer.contact.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </PageWidth>
      <PageWidth className={styles.small}>
        <span>{footer?.note}</span>
        <div className={styles.languages}>
          <LanguageLinks languages={settings?.languages ?? []} />
        </div>
        <CookiesLink />
      </PageWidth>
    </footer>
  )
}

/** Links to the cookie manager, which returns to this page. */
function CookiesLink() {
  const { pathname, search } = useLocation()
  return (
    <Link href={links.cookieManager(pathname === links.cookieManager() ? undefined : pathname + search)}>
      {messages.cookies()}
    </Link>
  )
}

function SignOutForm() {
  return (
    <Form method="post" action={links.logout()}>
      <button type="submit">{messages.signOut()}</button>
    </Form>
  )
}

interface LinkColumnProps {
  readonly title: string
  readonly entries: readonly SiteLink[]
  readonly children?: ReactNode
}

function LinkColumn({ title, entries, children }: LinkColumnProps) {
  if (entries.length === 0 && !children) return null
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {children}
        {entries.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { useDismissDetails } from '@hydrant/design/overlay/use-dismiss-details.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { AccountSwitcher } from '../account/account-switcher.tsx'
import { listLinks } from '../buyer-lists/list-links.ts'
import { links } from '../links.ts'
import { quickOrderLinks } from '../quick-order/quick-order-links.ts'
import styles from './account-menu.module.css'
import type { Visitor } from './visitor.ts'

/** The account menu: a sign-in link for a guest; for a buyer the account switcher, links and sign-out. */
export function AccountMenu({ visitor }: { readonly visitor: Visitor | null }) {
  const menu = useRef<HTMLDivElement>(null)
  const { key, pathname, search } = useLocation()
  const returnTo = pathname === links.login() || pathname === links.register() ? undefined : pathname + search
  useDismissDetails(menu, key)
  if (visitor === null || visitor.isGuest) {
    return (
      <Link href={links.login(returnTo)} className={styles.entry}>
        <Icon name="utility:account" />
        <span className={styles.label}>{messages.signIn()}</span>
      </Link>
    )
  }
  return (
    <div ref={menu} className={styles.account}>
      <details>
        <summary className={styles.entry}>
          <Icon name="utility:account" />
          <span className={styles.label}>
            {visitor.firstName}
            {visitor.accountName !== null && <span className={styles.buyingFor}>{visitor.accountName}</span>}
          </span>
        </summary>
        <div className={styles.panel}>
          <AccountSwitcher visitor={visitor} />
          <ul className={styles.links}>
            <li>
              <Link href={links.account()}>{messages.account()}</Link>
            </li>
            <li>
              <Link href={links.orders()}>{messages.orders()}</Link>
            </li>
            <li>
              <Link href={quickOrderLinks.page()}>{messages.quickOrder()}</Link>
            </li>
            <li>
              <Link href={listLinks.lists()}>{messages.lists()}</Link>
            </li>
            <li>
              <Link href={links.access()}>{messages.programsAndSessions()}</Link>
            </li>
            {visitor.staffLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <Form method="post" action={links.logout()}>
                <button type="submit">{messages.signOut()}</button>
              </Form>
            </li>
          </ul>
        </div>
      </details>
    </div>
  )
}

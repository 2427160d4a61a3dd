import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import styles from './footer.module.css'
import type { Visitor } from './visitor.ts'

const SERVICES = [
  ['Request a quote', '/request-a-quote'],
  ['Order forms', '/order-forms'],
  ['Sourcewell purchasing', '/sourcewell'],
  ['Rewards dollars', '/rewards-dollars'],
  ['Equipment catalog', '/equipment-catalog'],
] as const

const ACCOUNT = [
  ['Orders', links.orders()],
  ['Cart', links.cart()],
  ['Contact us', '/contact-us'],
] as const

/** What stands below every page. */
export function Footer({ menu, visitor }: { readonly menu: readonly MenuItem[]; readonly visitor: Visitor | null }) {
  const categories = menu.map((item) => [item.label, item.actionValue ?? ''] as const)
  return (
    <footer className={styles.footer}>
      <PageWidth className={styles.columns}>
        <LinkColumn title="Equipment" entries={categories} />
        <LinkColumn title="Services" entries={SERVICES} />
        <LinkColumn title="Your account" entries={ACCOUNT}>
          <li>{visitor === null || visitor.isGuest ? <Link href={links.login()}>Sign in</Link> : <SignOut />}</li>
        </LinkColumn>
        <div>
          <h2 className={styles.title}>Order desk</h2>
          <p>555-0140</p>
          <p>orders@hydrant.example</p>
          <p>1200 Standpipe Road, Cedar Rapids, Iowa 52404</p>
        </div>
      </PageWidth>
      <PageWidth className={styles.small}>Hydrant is a demonstration shop. Its brands, people and places are invented.</PageWidth>
    </footer>
  )
}

function SignOut() {
  return (
    <Form method="post" action={links.logout()}>
      <button type="submit">Sign out</button>
    </Form>
  )
}

interface LinkColumnProps {
  readonly title: string
  readonly entries: readonly (readonly [label: string, href: string])[]
  readonly children?: ReactNode
}

function LinkColumn({ title, entries, children }: LinkColumnProps) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {children}
        {entries.map(([label, href]) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

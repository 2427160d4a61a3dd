import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import styles from './footer.module.css'

const SERVICES = [
  ['Request a quote', '/request-a-quote'],
  ['Order forms', '/order-forms'],
  ['Sourcewell purchasing', '/sourcewell'],
  ['Rewards dollars', '/rewards-dollars'],
  ['Equipment catalog', '/equipment-catalog'],
] as const

const ACCOUNT = [
  ['Sign in', links.login()],
  ['Orders', links.orders()],
  ['Cart', links.cart()],
  ['Contact us', '/contact-us'],
] as const

/** What stands below every page. */
export function Footer({ menu }: { readonly menu: readonly MenuItem[] }) {
  const categories = menu.map((item) => [item.label, item.actionValue ?? ''] as const)
  return (
    <footer className={styles.footer}>
      <PageWidth className={styles.columns}>
        <LinkColumn title="Equipment" entries={categories} />
        <LinkColumn title="Services" entries={SERVICES} />
        <LinkColumn title="Your account" entries={ACCOUNT} />
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

function LinkColumn({ title, entries }: { readonly title: string; readonly entries: readonly (readonly [label: string, href: string])[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {entries.map(([label, href]) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { MENU_ID } from './category-menu.tsx'
import styles from './category-menu.module.css'
import type { MenuLink } from './load-menu.ts'

/** What the category menu consists of. */
export interface MenuContentProps {
  readonly items: readonly MenuLink[]
  /** The site builders' links. */
  readonly links: readonly SiteLink[]
}

/**
 * The content of the category menu in three levels, followed by the site builders' links: disclosures on wide screens, a
 * drawer on small ones. Only the server renders it.
 */
export function MenuContent({ items, links }: MenuContentProps) {
  return (
    <>
      <div className={styles.drawerHead}>
        <strong>{messages.categories()}</strong>
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" className={styles.close}>
          <Icon name="utility:close" label={messages.close()} />
        </button>
      </div>
      <ul className={styles.tops}>
        {items.map((item) => (
          <li key={`${item.label} ${item.href}`}>
            {item.links === undefined ? (
              <Link href={item.href} className={styles.top}>
                {item.label}
              </Link>
            ) : (
              <TopCategory label={item.label} href={item.href} links={item.links} />
            )}
          </li>
        ))}
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <Link href={href} className={styles.top}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function TopCategory({ label, href, links }: Required<MenuLink>) {
  return (
    <details name="category" className={styles.disclosure}>
      <summary className={styles.top}>{label}</summary>
      <div className={styles.panel}>
        <p className={styles.all}>
          <Link href={href}>
            {messages.allOfCategory({ category: label })} <Icon name="utility:chevron-right" size="small" />
          </Link>
        </p>
        <ul className={styles.groups}>
          {links.map((group) => (
            <li key={`${group.label} ${group.href}`}>
              <Link href={group.href} className={styles.group}>
                {group.label}
              </Link>
              {group.links !== undefined && (
                <ul className={styles.leaves}>
                  {group.links.map((leaf) => (
                    <li key={`${leaf.label} ${leaf.href}`}>
                      <Link href={leaf.href} className={styles.leaf}>
                        {leaf.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

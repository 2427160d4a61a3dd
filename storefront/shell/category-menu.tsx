import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { useClosePopoverOnNavigation } from '@hydrant/design/overlay/use-close-popover-on-navigation.ts'
import { useDismissDetails } from '@hydrant/design/overlay/use-dismiss-details.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import styles from './category-menu.module.css'

/** The id of the menu, which a button opens on small screens. */
export const MENU_ID = 'category-menu'

/**
 * The category menu in three levels, followed by the site builders' links: disclosures on wide screens, a drawer on
 * small ones. Both work without JavaScript.
 */
export function CategoryMenu({
  items,
  links = [],
}: {
  readonly items: readonly MenuItem[]
  readonly links?: readonly SiteLink[]
}) {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useDismissDetails(menu, key)
  useClosePopoverOnNavigation(menu, key)
  return (
    <nav ref={menu} id={MENU_ID} popover="auto" aria-label={messages.categories()} className={styles.menu}>
      <div className={styles.drawerHead}>
        <strong>{messages.categories()}</strong>
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" className={styles.close}>
          <Icon name="utility:close" label={messages.close()} />
        </button>
      </div>
      <ul className={styles.tops}>
        {items.map((item) => (
          <li key={item.id ?? item.label}>
            {item.subMenu.length === 0 ? <MenuLink item={item} className={styles.top} /> : <TopCategory item={item} />}
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
    </nav>
  )
}

function TopCategory({ item }: { readonly item: MenuItem }) {
  return (
    <details name="category" className={styles.disclosure}>
      <summary className={styles.top}>{item.label}</summary>
      <div className={styles.panel}>
        <p className={styles.all}>
          <Link href={item.actionValue ?? ''}>
            {messages.allOfCategory({ category: item.label })} <Icon name="utility:chevron-right" size="small" />
          </Link>
        </p>
        <ul className={styles.groups}>
          {item.subMenu.map((group) => (
            <li key={group.id ?? group.label}>
              <MenuLink item={group} className={styles.group} />
              {group.subMenu.length > 0 && (
                <ul className={styles.leaves}>
                  {group.subMenu.map((leaf) => (
                    <li key={leaf.id ?? leaf.label}>
                      <MenuLink item={leaf} className={styles.leaf} />
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

function MenuLink({ item, className }: { readonly item: MenuItem; readonly className: string | undefined }) {
  return (
    <Link href={item.actionValue ?? ''} className={className}>
      {item.label}
    </Link>
  )
}

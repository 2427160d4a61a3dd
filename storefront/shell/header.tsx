import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { links } from '../links.ts'
import { AccountMenu } from './account-menu.tsx'
import { CategoryMenu, MENU_ID } from './category-menu.tsx'
import styles from './header.module.css'
import { SearchBox } from './search-box.tsx'
import type { Visitor } from './visitor.ts'
import { Wordmark } from './wordmark.tsx'

/** What stands above every page. Everything in it may be missing except the way home and the search. */
export interface HeaderProps {
  readonly menu: readonly MenuItem[]
  readonly visitor: Visitor | null
  /** Pieces in the cart as a decimal string; null when it is not known. */
  readonly cartCount: string | null
}

/** Name, search, account, cart and categories. */
export function Header({ menu, visitor, cartCount }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.notice}>
        <PageWidth className={styles.noticeRow}>
          <span>Order desk 555-0140, Monday to Friday 7 am to 6 pm Central</span>
          <span className={styles.noticeExtra}>In stock today ships today until 3 pm</span>
        </PageWidth>
      </div>
      <PageWidth className={styles.bar}>
        {menu.length > 0 && (
          <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
            <Icon name="menu" label="Categories" />
          </button>
        )}
        <Wordmark />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.personal}>
          <AccountMenu visitor={visitor} />
          <CartLink count={cartCount} />
        </div>
      </PageWidth>
      {menu.length > 0 && (
        <div className={styles.categories}>
          <PageWidth>
            <CategoryMenu items={menu} />
          </PageWidth>
        </div>
      )}
    </header>
  )
}

function CartLink({ count }: { readonly count: string | null }) {
  const pieces = count === null ? '0' : formatQuantity(count)
  return (
    <Link href={links.cart()} className={styles.cart}>
      <Icon name="cart" />
      <span className={styles.cartLabel}>Cart</span>
      <span className={classNames(styles.count, pieces === '0' && styles.empty)}>
        {pieces}
        <VisuallyHidden> items</VisuallyHidden>
      </span>
    </Link>
  )
}

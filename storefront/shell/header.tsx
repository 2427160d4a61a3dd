import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { type CartCount, useCartCount } from '../cart/use-cart-count.ts'
import { links } from '../links.ts'
import { AccountMenu } from './account-menu.tsx'
import { CategoryMenu, MENU_ID } from './category-menu.tsx'
import styles from './header.module.css'
import { toShopName } from '../seo/shop-name.ts'
import type { MenuLink } from './load-menu.ts'
import { LanguageLinks } from './language-links.tsx'
import { SearchBox } from './search-box.tsx'
import type { ShownSettings } from './shown-settings.ts'
import type { Visitor } from './visitor.ts'
import { Wordmark } from './wordmark.tsx'

/** The data of the header. Everything except the home link and the search may be missing. */
export interface HeaderProps {
  /** The categories at the top of the menu. */
  readonly menu: readonly MenuLink[]
  /** The revision of the whole menu. */
  readonly menuRevision: string
  /** The site settings; null when unknown. */
  readonly settings: ShownSettings | null
  readonly visitor: Visitor | null
  /** The cart's total quantity when the page was loaded; null when unknown. */
  readonly cart: CartCount | null
}

/** The header of every page: name, search, account, cart and categories. */
export function Header({ menu, menuRevision, settings, visitor, cart }: HeaderProps) {
  const { notice = '', service = '' } = settings?.header ?? {}
  const extraLinks = settings?.navigation.links ?? []
  const languages = settings?.languages ?? []
  return (
    <header className={styles.header}>
      {(notice !== '' || service !== '' || languages.length > 1) && (
        <div className={styles.notice}>
          <PageWidth className={styles.noticeRow}>
            <span>{notice}</span>
            <span className={styles.noticeExtra}>{service}</span>
            <div className={styles.languages}>
              <LanguageLinks languages={languages} />
            </div>
          </PageWidth>
        </div>
      )}
      <PageWidth className={styles.bar}>
        {(menu.length > 0 || extraLinks.length > 0) && (
          <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
            <Icon name="utility:menu" label={messages.categories()} />
          </button>
        )}
        <Wordmark shopName={toShopName(settings)} logo={settings?.logo} />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.personal}>
          <AccountMenu visitor={visitor} />
          <CartLink cart={cart} />
        </div>
      </PageWidth>
      {(menu.length > 0 || extraLinks.length > 0) && (
        <div className={styles.categories}>
          <PageWidth>
            <CategoryMenu revision={menuRevision} />
          </PageWidth>
        </div>
      )}
    </header>
  )
}

function CartLink({ cart }: Pick<HeaderProps, 'cart'>) {
  const count = useCartCount(cart)
  const quantityText = count === null ? '0' : formatQuantity(count)
  return (
    <Link href={links.cart()} className={styles.cart}>
      <Icon name="utility:cart" />
      <span className={styles.cartLabel}>{messages.cart()}</span>
      <span className={classNames(styles.count, quantityText === '0' && styles.empty)}>
        <span aria-hidden="true">{quantityText}</span>
        <VisuallyHidden>{messages.cartItems({ quantity: quantityText })}</VisuallyHidden>
      </span>
    </Link>
  )
}

import { loadLists } from '../buyer-lists/load-lists.ts'
import type { ListView } from '../buyer-lists/list-view.ts'
import { loadOpenBalances } from '../invoices/load-invoices.ts'
import { links } from '../links.ts'
import { readHistoryFilter } from '../orders/history-filter.ts'
import { type HistoryRow, loadHistoryPage } from '../orders/load-history.ts'
import { withFallback, withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { fromPlatformLanguage, matchLocaleOrNull } from '@hydrant/kernel/locale/language-code.ts'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import type { LanguageFormProps } from './language-form.tsx'
import { type AddressBookEntry, loadDefaultAddresses } from './load-address-book.ts'

/** Orders and lists that the account page shows; their own pages have all. */
const SHOWN = 5

/** What the account page shows of the effective account. What could not be read is null, and said so. */
export interface AccountHome {
  readonly orders: readonly HistoryRow[] | null
  readonly lists: readonly ListView[] | null
  /** What is left to pay of all invoices, a sentence for each currency. */
  readonly openBalances: readonly string[] | null
  readonly defaultAddresses: readonly AddressBookEntry[]
  readonly contact: ShopContact
  readonly language: LanguageFormProps
  /** The products that the buyer is told about when they are back. */
  readonly notices: readonly AwaitedProduct[]
}

/** A product that a buyer waits for. */
export interface AwaitedProduct {
  readonly noticeId: string
  readonly name: string
  readonly sku: string
  readonly href: string
}

/** Who to call; empty texts for what the shop does not say. */
export interface ShopContact {
  readonly phone: string
  readonly email: string
  readonly lines: readonly string[]
}

/** Loads the account page: a part whose data cannot be read leaves the others as they are. */
export async function loadAccountHome(
  shop: ShopContext,
  { userId, language = '' }: Pick<SessionContext, 'userId' | 'language'>,
): Promise<AccountHome> {
  const newestOrders = { filter: readHistoryFilter(new URLSearchParams()), pageSize: SHOWN, pageToken: null }
  const [orders, lists, openBalances, defaultAddresses, settings, stockNotices] = await Promise.all([
    withFallback(
      shop,
      loadHistoryPage(shop.client, newestOrders).then(({ rows }) => rows),
      null,
    ),
    withFallback(shop, loadLists(shop, userId), null),
    withFallback(shop, loadOpenBalances(shop), null),
    // A user without an account has no addresses.
    withFallbackOn4xx(loadDefaultAddresses(shop), []),
    withFallback(shop, shop.client.content.settings(), null),
    withFallback(shop, shop.buyer.listStockNotices(), null),
  ])
  const { phone = '', email = '' } = settings?.identity ?? {}
  const languages = settings?.languages ?? []
  return {
    orders,
    language: { languages, chosen: matchLocaleOrNull(fromPlatformLanguage(language), languages) ?? languages[0] },
    lists: lists?.slice(0, SHOWN) ?? null,
    openBalances,
    defaultAddresses,
    notices: (stockNotices?.notices ?? []).map(({ id, productId, productName, sku }) => ({
      noticeId: id,
      name: productName,
      sku,
      href: links.product({ id: productId }),
    })),
    contact: {
      phone,
      email,
      lines: (settings?.footer.contact.lines ?? []).filter((line) => line !== phone && line !== email),
    },
  }
}

import { useShopName, withShopName } from './shop-name.ts'

/** The title of a page's window: what the page is, and the name of the shop. */
export function ShopTitle({ title }: { readonly title: string }) {
  const shopName = useShopName()
  return <title>{withShopName(title, shopName)}</title>
}

import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/addresses.ts'
import { AddressBookPage } from '../account/address-book-page.tsx'
import { deleteAddressOrMakeDefault } from '../account/change-address-book.ts'
import { loadAddressPageOrFirst } from '../account/load-address-book.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { accountName } = await requireBuyer(shop, request)
  const page = new URL(request.url).searchParams.get('page')
  return {
    book: await awaitOrThrow404OrSignIn(loadAddressPageOrFirst(shop, page), getPathInShop(request, shop.basePath)),
    accountName: accountName ?? '',
  }
}

/** Makes an address the default or deletes it, and redirects to the address book. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return deleteAddressOrMakeDefault(await readForm(request), shop)
}

export default function Addresses({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.addresses()} />
      <meta name="robots" content="noindex" />
      <AddressBookPage {...loaderData} />
    </>
  )
}

import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/address.ts'
import { AddressPage } from '../account/address-page.tsx'
import { saveAddress } from '../account/change-address-book.ts'
import { loadAddressForm } from '../account/load-address-form.ts'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context, params: { addressId } }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return {
    form: await awaitOrThrow404OrSignIn(loadAddressForm(shop, addressId), getPathInShop(request, shop.basePath)),
  }
}

/** Saves a new or changed address. */
export async function action({ request, context, params: { addressId } }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return saveAddress(await readForm(request), shop, addressId)
}

export default function Address({ loaderData: { form }, actionData, params: { addressId } }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={form.isNew ? messages.addAddress() : messages.changeAddressTitle()} />
      <meta name="robots" content="noindex" />
      <AddressPage form={form} action={links.address(addressId)} stepError={actionData} />
    </>
  )
}

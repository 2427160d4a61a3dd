import * as messages from '@hydrant/messages/compiled/storefront/invoices.js'
import type { Route } from './+types/invoices.ts'
import { InvoicesPage } from '../invoices/invoices-page.tsx'
import { loadInvoices } from '../invoices/load-invoices.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { accountName } = await requireBuyer(shop, request)
  return { view: await loadInvoices(shop, new URL(request.url).searchParams), accountName: accountName ?? '' }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.invoices()} />
      <meta name="robots" content="noindex" />
      <InvoicesPage {...loaderData} />
    </>
  )
}

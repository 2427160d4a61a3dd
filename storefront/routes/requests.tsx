import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import type { Route } from './+types/requests.ts'
import { loadFormSubmissions } from '../forms/load-requests.ts'
import { RequestsPage } from '../forms/requests-page.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { list: await loadFormSubmissions(context.get(shopContext), request) }
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.requestsFromForms()} />
      <meta name="robots" content="noindex" />
      <RequestsPage {...loaderData.list} />
    </>
  )
}

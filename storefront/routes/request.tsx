import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import type { Route } from './+types/request.ts'
import { changeFormRequestState } from '../forms/change-request.ts'
import { loadFormRequest } from '../forms/load-requests.ts'
import { RequestPage } from '../forms/request-page.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return { request: await loadFormRequest(context.get(shopContext), request, params.submissionId) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return changeFormRequestState(context.get(shopContext), request, {
    submissionId: params.submissionId,
    form: await readForm(request),
  })
}

export default function RequestFromForm({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.request({ reference: request.referenceNumber })} />
      <meta name="robots" content="noindex" />
      <RequestPage request={request} />
    </>
  )
}

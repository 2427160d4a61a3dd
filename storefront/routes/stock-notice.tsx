import { data } from 'react-router'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { links } from '../links.ts'
import { changeNotice } from '../notices/change-notice.ts'
import { NarrowForm } from '../people/narrow-form.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/stock-notice.ts'

/** Loads what the link of a mail is about. A form confirms or ends it, no mere look at the page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? ''
  if (token === '') throw data(null, { status: 404 })
  const notice = await withFallbackOn4xx(context.get(shopContext).buyer.readStockNoticeLink({ token }), null)
  return { token, notice }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeNotice(await readForm(request), context.get(shopContext))
}

const INTROS = {
  Unconfirmed: messages.noticeConfirmIntro,
  Waiting: messages.noticeEndIntro,
  Notified: messages.noticeNotifiedIntro,
} as const

export default function StockNoticePage({ loaderData: { token, notice } }: Route.ComponentProps) {
  const product = notice?.productName ?? ''
  const productHref = notice === null ? links.home() : links.product({ id: notice.productId })
  return (
    <NarrowFormPage
      title={messages.noticeTitle()}
      intro={notice === null ? messages.noticeGone() : INTROS[notice.state]({ product })}
    >
      <ShopTitle title={messages.noticeTitle()} />
      <meta name="robots" content="noindex" />
      {notice !== null && notice.state !== 'Notified' && (
        <NarrowForm
          issues={[]}
          issuesTitle=""
          submitLabel={notice.state === 'Unconfirmed' ? messages.noticeRequest() : messages.noticeEnd()}
        >
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="intent" value={notice.state === 'Unconfirmed' ? 'confirm' : 'end'} />
          <input type="hidden" name="returnTo" value={productHref} />
        </NarrowForm>
      )}
      {notice !== null && (
        <p>
          <Link href={productHref}>{messages.noticeToProduct()}</Link>
        </p>
      )}
    </NarrowFormPage>
  )
}

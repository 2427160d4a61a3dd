import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { links } from '../links.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Handles a form about mails when a product is back, by the field `intent`: `request` and `cancel` of pages of the shop,
 * `confirm` and `end` of the page that the link of a mail opens. Sets a message and redirects to `returnTo`.
 */
export async function changeNotice(form: FormData, { buyer, cookies }: ShopContext) {
  const intent = readTextField(form, 'intent')
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined
  if (change === undefined) throw data(null, { status: 400 })
  const result = await callAndCatchClientError(() => change(form, buyer))
  setFlash(
    cookies,
    result.ok ? { tone: 'success', message: result.value } : { tone: 'error', message: result.error.message },
  )
  return redirect(readReturnPath(form.get('returnTo'), links.home()))
}

/** What each form does; returns what the visitor is told. */
const CHANGES: Readonly<Record<string, (form: FormData, buyer: ShopContext['buyer']) => Promise<string>>> = {
  async request(form, buyer) {
    const email = readTextField(form, 'email').slice(0, 320)
    const { state } = await buyer.requestStockNotice({
      productId: readTextField(form, 'productId').slice(0, 18),
      email: email === '' ? null : email,
    })
    return state === 'Unconfirmed' ? messages.noticeLinkSent({ email }) : messages.noticeAsked()
  },
  async cancel(form, buyer) {
    await buyer.deleteStockNotice(readTextField(form, 'noticeId'))
    return messages.noticeEnded()
  },
  async confirm(form, buyer) {
    await buyer.followStockNoticeLink({ token: readTextField(form, 'token').slice(0, 200), action: 'confirm' })
    return messages.noticeConfirmed()
  },
  async end(form, buyer) {
    await buyer.followStockNoticeLink({ token: readTextField(form, 'token').slice(0, 200), action: 'end' })
    return messages.noticeEnded()
  },
}

import { redirect } from 'react-router'
import type { MailTopic } from '@hydrant/contract/shop/mail-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { links } from '../links.ts'
import { callAndCatchClientError, type ErrorView } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import type { ShopContext } from '../shop-context.ts'

/** What people may do without mails about, in the order of the page, with the messages that say so. */
export const TOPIC_TEXTS: Readonly<Record<MailTopic, { readonly label: () => string; readonly detail: () => string }>> =
  {
    OrderStatus: { label: messages.mailsOrderStatus, detail: messages.mailsOrderStatusDetail },
    Shipments: { label: messages.mailsShipments, detail: messages.mailsShipmentsDetail },
    OrderChanges: { label: messages.mailsOrderChanges, detail: messages.mailsOrderChangesDetail },
    Documents: { label: messages.mailsDocuments, detail: messages.mailsDocumentsDetail },
  }

/** The same topics as a list. */
export const TOPICS = Object.keys(TOPIC_TEXTS).filter((key): key is MailTopic => key in TOPIC_TEXTS)

/** Settings that were not saved: the error, and what was ticked. */
export interface FailedMailSettings {
  readonly error: ErrorView
  readonly wantedTopics: readonly MailTopic[]
}

/** Loads what the user wants mails about. */
export async function loadWantedTopics({ people }: ShopContext): Promise<readonly MailTopic[]> {
  const { unwantedTopics } = await people.getMailSettings()
  return TOPICS.filter((topic) => !unwantedTopics.includes(topic))
}

/** Saves what is ticked in the form and redirects to the account, or returns the error. */
export async function saveMailSettings(
  form: FormData,
  { people, cookies }: ShopContext,
): Promise<Response | FailedMailSettings> {
  const ticked = form.getAll('topic')
  const [wantedTopics, unwantedTopics] = [
    TOPICS.filter((topic) => ticked.includes(topic)),
    TOPICS.filter((topic) => !ticked.includes(topic)),
  ]
  const result = await callAndCatchClientError(() => people.changeMailSettings({ unwantedTopics }))
  if (!result.ok) return { error: result.error, wantedTopics }
  setFlash(cookies, { tone: 'success', message: messages.mailSettingsSaved() })
  return redirect(links.account())
}

import { createElement, type ReactNode } from 'react'
import { currentLocale } from '@hydrant/messages/locale.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { LOOK } from './look.ts'

/** The class of what only the HTML of a mail shows, and its plain text leaves out. */
export const HTML_ONLY_CLASS = 'html-only'

/** The shop that sends a mail. */
export interface MailSender {
  readonly shopName: string
  /** The absolute URL of the shop's home page. */
  readonly shopUrl: string
  /** Its postal address, and how to reach it, in lines. */
  readonly contactLines?: readonly string[]
  /** Its legal texts by their absolute URLs. */
  readonly legalLinks?: readonly { readonly label: string; readonly url: string }[]
}

/** The page of a mail: a header with the shop's name, the title and its content. */
export function MailLayout({
  sender,
  title,
  children,
}: {
  readonly sender: MailSender
  readonly title: string
  readonly children?: ReactNode
}) {
  const { shopName, shopUrl, contactLines = [], legalLinks = [] } = sender
  const header = createElement('a', { href: shopUrl, style: LOOK.headerLink }, shopName)
  return createElement(
    'html',
    { lang: currentLocale() },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light' }),
      createElement('title', null, title),
    ),
    createElement(
      'body',
      { style: LOOK.body },
      createElement(
        Frame,
        null,
        createElement('div', { style: LOOK.header, className: HTML_ONLY_CLASS }, header),
        createElement('div', { style: LOOK.content }, createElement('h1', { style: LOOK.title }, title), children),
        createElement(
          'div',
          { style: LOOK.footer },
          createElement('div', null, messages.automaticMail({ shop: shopName })),
          contactLines.map((line) => createElement('div', { key: line }, line)),
          legalLinks.map(({ label, url }) =>
            createElement('div', { key: url }, createElement('a', { href: url, style: LOOK.link }, label)),
          ),
        ),
      ),
    ),
  )
}

/** Centres its content in a column of limited width: mail programs only do so with tables. */
function Frame({ children }: { readonly children?: ReactNode }) {
  const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 }
  const sheet = createElement(
    'table',
    { ...layoutTable, style: LOOK.sheet },
    createElement('tbody', null, createElement('tr', null, createElement('td', null, children))),
  )
  return createElement(
    'table',
    { ...layoutTable, width: '100%', style: LOOK.page },
    createElement(
      'tbody',
      null,
      createElement('tr', null, createElement('td', { align: 'center', style: LOOK.outside }, sheet)),
    ),
  )
}

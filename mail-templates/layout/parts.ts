import { createElement, type ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { LOOK } from './look.ts'

/** A paragraph of a mail. */
export function Paragraph({ children }: { readonly children?: ReactNode }) {
  return createElement('p', { style: LOOK.paragraph }, children)
}

/** A heading within a mail. */
export function Heading({ children }: { readonly children?: ReactNode }) {
  return createElement('h2', { style: LOOK.heading }, children)
}

/** A link as a button, for what the mail is about; `url` is absolute. */
export function ActionLink({ url, label }: { readonly url: string; readonly label: string }) {
  return createElement('p', { style: LOOK.action }, createElement('a', { href: url, style: LOOK.button }, label))
}

/**
 * A link with which somebody could act as the recipient; `url` is absolute, and null where it must not be shown, such as
 * to who reads the mails of others.
 */
export function SecretLink({ url, label }: { readonly url: string | null; readonly label: string }) {
  return url === null
    ? createElement(Paragraph, null, messages.hiddenLink())
    : createElement(ActionLink, { url, label })
}

/** One line of a list of details. */
export interface Detail {
  readonly term: string
  readonly value: string
}

/** The class of tables that the plain text of a mail shows as tables. */
export const TEXT_TABLE_CLASS = 'text-table'

/** A list of details, with their terms before them. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return createElement(
    'table',
    { className: TEXT_TABLE_CLASS, role: 'presentation', style: LOOK.details, cellPadding: 0, cellSpacing: 0 },
    createElement(
      'tbody',
      null,
      details.map(({ term, value }) =>
        createElement(
          'tr',
          { key: term },
          createElement('td', { style: LOOK.termCell }, term),
          createElement('td', { style: LOOK.valueCell }, value),
        ),
      ),
    ),
  )
}

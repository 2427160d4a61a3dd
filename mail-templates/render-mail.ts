import type { ReactElement } from 'react'
import { convert } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { HTML_ONLY_CLASS } from './layout/mail-layout.ts'
import { TEXT_TABLE_CLASS } from './layout/parts.ts'

/** A mail before it is rendered: its subject, and the element of its whole page. */
export interface Mail {
  readonly subject: string
  readonly page: ReactElement
  /** Creates the files that are attached when the mail is sent. */
  readonly createAttachments?: () => Promise<readonly Attachment[]>
}

/** A file that is attached to a mail. */
export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** A mail as it is sent, with the same content as HTML and as plain text. */
export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly createAttachments?: Mail['createAttachments']
}

/** Renders a mail. Line breaks in its subject become spaces. */
export function renderMail({ subject, page, createAttachments }: Mail): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    html,
    text: `${convert(html, TEXT_OPTIONS).trim()}\n`,
    ...(createAttachments !== undefined && { createAttachments }),
  }
}

const TEXT_OPTIONS = {
  wordwrap: 78,
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] as [string, string] } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: `.${HTML_ONLY_CLASS}`, format: 'skip' },
    {
      selector: `table.${TEXT_TABLE_CLASS}`,
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 44, colSpacing: 2 },
    },
  ],
}

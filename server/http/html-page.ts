import { currentLocale } from '@hydrant/messages/locale.ts'
import { type Html, html } from './html.ts'

/** The content security policy of the pages of `renderHtmlPage`: only a style sheet is allowed. */
export const HTML_PAGE_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The path of the style sheet of these pages, without the base path. */
export const HTML_PAGE_STYLE_PATH = '/docs/api.css'

/** Renders a page outside the storefront, in the language of the request. `basePath` is where the shop is served. */
export function renderHtmlPage(title: string, body: Html, basePath: string): string {
  const page = html`<html lang="${currentLocale()}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="stylesheet" href="${basePath}${HTML_PAGE_STYLE_PATH}" />
    </head>
    <body>
      ${body}
    </body>
  </html>`
  return `<!doctype html>${page.html}`
}

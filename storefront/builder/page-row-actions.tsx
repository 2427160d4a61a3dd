import { Form } from 'react-router'
import type { DeletedPage, PageSummary } from '@hydrant/contract/admin/pages.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { builderLinks } from './builder-links.ts'
import { getDeletionDialogTexts } from './page-texts.ts'

/** Says that a page was deleted, and offers to put it back. */
export function DeletedNotice({ page: { pageId, title, path } }: { readonly page: DeletedPage }) {
  return (
    <Alert tone="success">
      <Form method="post" action={builderLinks.deletedPages()} className="builder-actions">
        <p>{messages.pageDeleted({ title })}</p>
        <input type="hidden" name="pageId" value={pageId} />
        <input type="hidden" name="title" value={title} />
        <input type="hidden" name="formerPath" value={path} />
        <Button type="submit" variant="secondary" size="s">
          {messages.putItBack()}
        </Button>
      </Form>
    </Alert>
  )
}

/** What can be done with a page, or a page slot, of a list. */
export function RowActions({ page }: { readonly page: PageSummary }) {
  const { pageId, kind, title, isHome } = page
  return (
    <div className="builder-row-actions">
      <Link href={builderLinks.pageSettings(pageId)} aria-label={messages.settingsOf({ title })}>
        {messages.settings()}
      </Link>
      <Link href={builderLinks.versions(pageId)} aria-label={messages.versionsOf({ title })}>
        {messages.versions()}
      </Link>
      <Link href={builderLinks.pageLanguages(pageId)} aria-label={messages.languagesOf({ title })}>
        {messages.languages()}
      </Link>
      {kind === 'page' && (
        <Link href={builderLinks.newPage(pageId)} aria-label={messages.duplicatePage({ title })}>
          {messages.duplicate()}
        </Link>
      )}
      {/* A section is deleted where its uses are shown. */}
      {!isHome && kind !== 'section' && (
        <Form method="post" action={builderLinks.pages()} aria-label={messages.deletePage({ title })}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="pageId" value={pageId} />
          <input type="hidden" name="kind" value={kind} />
          <ConfirmedSubmit label={messages.deleteButton()} {...getDeletionDialogTexts(page)} />
        </Form>
      )}
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { getLatestPublication } from '@hydrant/page-model/site/latest-publication.ts'
import { Moment } from '../time/moment.tsx'
import { MomentField } from '../time/moment-field.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import { builderLinks } from './builder-links.ts'
import { toDeletionDialog, NOT_PLANNED, describeNow, UNPUBLISH_DIALOG } from './page-texts.ts'

/** The forms to publish, schedule and unpublish a page; they work without scripts, too. */
export function PublishForms({
  page,
  errorNotice,
}: {
  readonly page: BuilderPageHead
  readonly errorNotice: ReactNode
}) {
  const { pageId, title, isHome, revision, liveVersion, scheduledVersion, scheduledDate } = page
  const [openedAt] = useState(() => new Date())
  const timeZone = useTimeZone()
  return (
    <section className="builder-sheet">
      <h2>Publishing</h2>
      {errorNotice}
      <p>{liveVersion === null ? 'Visitors do not see this page.' : `Visitors see version ${liveVersion}.`}</p>
      <Form method="post" className="builder-actions">
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" name="intent" value="publish">
          Publish now
        </Button>
        <Button type="submit" name="intent" value="keep" variant="secondary">
          Keep as a version
        </Button>
      </Form>
      <Form method="post" className="builder-filter">
        <input type="hidden" name="revision" value={revision} />
        <MomentField
          label="Publish at"
          name="publishDate"
          required
          min={openedAt}
          max={getLatestPublication(openedAt)}
          hint={describeNow(openedAt, timeZone)}
        />
        <Button type="submit" name="intent" value="publish" variant="secondary">
          Plan
        </Button>
      </Form>
      {scheduledDate !== null && (
        <Form method="post" className="builder-actions">
          <input type="hidden" name="revision" value={revision} />
          <p>
            Version {scheduledVersion} goes live on <Moment of={scheduledDate} />.
            {page.isChangedSincePlanned && ` ${NOT_PLANNED}`}
          </p>
          <Button type="submit" name="intent" value="cancel-schedule" variant="secondary" size="s">
            Give up this publication
          </Button>
        </Form>
      )}
      {!isHome && (
        <div className="builder-actions">
          {liveVersion !== null && (
            <Form method="post">
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="intent" value="unpublish" />
              <ConfirmedSubmit {...UNPUBLISH_DIALOG} title={`Take “${title}” off the shop?`} />
            </Form>
          )}
          <Form method="post" action={builderLinks.pages()}>
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="pageId" value={pageId} />
            <ConfirmedSubmit label="Delete the page" {...toDeletionDialog(page)} />
          </Form>
        </div>
      )}
    </section>
  )
}

import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { getLatestScheduleTime } from '@hydrant/page-model/site/latest-publication.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-publishing.js'
import * as themeMessages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MomentField } from '../time/moment-field.tsx'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import { builderLinks } from './builder-links.ts'
import { getDeletionDialogTexts, describeNow, getUnpublishDialogTexts } from './page-texts.ts'

/** The forms to publish, schedule and unpublish a page; they work without scripts, too. */
export function PublishForms({
  page,
  useCount,
  errorNotice,
}: {
  readonly page: BuilderPageHead
  /** How many pages show the saved section, which cannot be deleted then; 0 for everything else. */
  readonly useCount: number
  readonly errorNotice: ReactNode
}) {
  const { pageId, kind, isHome, revision, liveVersion, scheduledVersion, scheduledDate } = page
  const [openedAt] = useState(() => new Date())
  const timeZone = useTimeZone()
  const toNothing = kind === 'theme' ? themeMessages.visitorsSeeDesign : messages.visitorsSeeNothing
  return (
    <section className="builder-sheet">
      <h2>{messages.publishing()}</h2>
      {errorNotice}
      <p>{liveVersion === null ? toNothing() : messages.visitorsSee({ version: String(liveVersion) })}</p>
      <Form method="post" className="builder-actions">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="pageId" value={pageId} />
        <Button type="submit" name="intent" value="publish">
          {messages.publishNow()}
        </Button>
        <Button type="submit" name="intent" value="keep" variant="secondary">
          {messages.keepAsAVersion()}
        </Button>
      </Form>
      <Form method="post" className="builder-filter">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="pageId" value={pageId} />
        <MomentField
          label={messages.publishAt()}
          name="publishDate"
          required
          min={openedAt}
          max={getLatestScheduleTime(openedAt)}
          hint={describeNow(openedAt, timeZone)}
        />
        <Button type="submit" name="intent" value="publish" variant="secondary">
          {messages.plan()}
        </Button>
      </Form>
      {scheduledDate !== null && (
        <Form method="post" className="builder-actions">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="pageId" value={pageId} />
          <p>
            <RichMessage
              text={messages.goesLive({
                version: String(scheduledVersion),
                moment: createElementPlaceholder('moment'),
              })}
              elements={{ moment: <Moment of={scheduledDate} /> }}
            />
            {page.isChangedSincePlanned && ` ${messages.changesNotPlanned()}`}
          </p>
          <Button type="submit" name="intent" value="cancel-schedule" variant="secondary" size="s">
            {messages.giveUpPublication()}
          </Button>
        </Form>
      )}
      {!isHome && (
        <div className="builder-actions">
          {liveVersion !== null && (
            <Form method="post">
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="pageId" value={pageId} />
              <input type="hidden" name="intent" value="unpublish" />
              <ConfirmedSubmit {...getUnpublishDialogTexts(page)} />
            </Form>
          )}
          {kind !== 'theme' && useCount === 0 && (
            <Form method="post" action={builderLinks.pages()}>
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="pageId" value={pageId} />
              <input type="hidden" name="kind" value={kind} />
              <ConfirmedSubmit label={messages.deleteThePage()} {...getDeletionDialogTexts(page)} />
            </Form>
          )}
        </div>
      )}
    </section>
  )
}

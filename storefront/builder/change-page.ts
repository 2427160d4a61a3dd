import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { getLatestScheduleTime, MAX_YEARS_AHEAD } from '@hydrant/page-model/site/latest-publication.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-publishing.js'
import { readTextField } from '../session/form-text.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { parsePagePath } from './parse-page-path.ts'
import { readDocumentField } from './read-document-field.ts'
import { findProblems } from './find-problems.ts'
import { parsePageConflict, type PageConflict } from './page-conflict.ts'

/** The result of changing a page: its new state, or why nothing was changed. */
export type PageChange =
  | { readonly ok: true; readonly page: BuilderPageHead; readonly message: string }
  | {
      readonly ok: false
      readonly status: number
      readonly code: string
      readonly message: string
      readonly conflict: PageConflict | null
      readonly problems: readonly PageProblem[]
    }

type Shop = Pick<ShopContext, 'builder' | 'client' | 'siteId' | 'basePath'>

/** Changes a page as a form requests: the field `intent` selects the change, the other fields are its parameters. */
export async function changePage(shop: Shop, pageId: string, form: FormData): Promise<PageChange> {
  try {
    return await changePageByIntent(shop, pageId, form)
  } catch (error) {
    const { status, code, message } = toErrorViewOrThrow(error)
    return { ok: false, status, code, message, conflict: parsePageConflict(error), problems: [] }
  }
}

async function changePageByIntent(shop: Shop, pageId: string, form: FormData): Promise<PageChange> {
  const { builder } = shop
  const revision = Number(readTextField(form, 'revision'))
  const intent = readTextField(form, 'intent')
  switch (intent) {
    case 'save': {
      const document = readDocumentField(form)
      if (document === null) return toInvalidInputFailure(messages.pageIncomplete())
      return toSuccessfulChange(
        await builder.savePageDraft(pageId, {
          revision,
          title: readTextField(form, 'title'),
          description: readTextField(form, 'description'),
          document,
        }),
        messages.saved(),
      )
    }
    case 'describe': {
      // The current blocks are sent back unchanged. When the page has a newer revision than the form, the API rejects
      // the change, so nothing that somebody else has saved is overwritten.
      const { document } = await builder.getBuilderPage(pageId)
      return toSuccessfulChange(
        await builder.savePageDraft(pageId, {
          revision,
          title: readTextField(form, 'title'),
          description: readTextField(form, 'description'),
          document,
        }),
        messages.headSaved(),
      )
    }
    case 'publish':
      return checkAndPublishDraft(shop, pageId, {
        revision,
        publishDate: parseUtcDateTime(readTextField(form, 'publishDate')),
      })
    case 'unpublish':
      return toSuccessfulChange(await builder.unpublishBuilderPage(pageId, { revision }), messages.pageUnpublished())
    case 'cancel-schedule':
      return toSuccessfulChange(await builder.cancelPageSchedule(pageId, { revision }), messages.scheduleCancelled())
    case 'keep':
      return toSuccessfulChange(await builder.savePageVersion(pageId, { revision }), messages.versionKept())
    case 'move':
      return movePage(shop, pageId, { revision, rawPath: readTextField(form, 'path') })
    case 'home':
      return toSuccessfulChange(
        await builder.updateBuilderPage(pageId, { revision, isHome: true }),
        messages.homePageNow(),
      )
    default:
      return toInvalidInputFailure(messages.changeUnknown())
  }
}

async function movePage(
  { builder }: Shop,
  pageId: string,
  { revision, rawPath }: { readonly revision: number; readonly rawPath: string },
): Promise<PageChange> {
  const parsedPath = parsePagePath(rawPath)
  if ('error' in parsedPath) return toInvalidInputFailure(parsedPath.error)
  const page = await builder.updateBuilderPage(pageId, { revision, path: parsedPath.path })
  return toSuccessfulChange(page, page.wasPublished ? messages.movedWithRedirect() : messages.moved())
}

/**
 * Publishes the draft, or schedules it for `publishDate` (ISO), unless a check finds an error or the date is invalid
 * (null), past or too far ahead.
 */
async function checkAndPublishDraft(
  shop: Shop,
  pageId: string,
  { revision, publishDate }: { readonly revision: number; readonly publishDate: string | null | undefined },
): Promise<PageChange> {
  if (publishDate === null) return toInvalidInputFailure(messages.momentInvalid())
  if (publishDate !== undefined && Date.parse(publishDate) <= Date.now())
    return toInvalidInputFailure(messages.momentOver())
  if (publishDate !== undefined && new Date(publishDate) > getLatestScheduleTime(new Date()))
    return toInvalidInputFailure(messages.momentTooFar({ years: String(MAX_YEARS_AHEAD) }))
  const draft = await shop.builder.getBuilderPage(pageId)
  const problems = await findProblems(shop, draft)
  const hasErrors = problems.some(({ level }) => level === 'error')
  if (hasErrors)
    return {
      ok: false,
      status: 422,
      code: 'PAGE_HAS_ERRORS',
      message: messages.hasErrors(),
      conflict: null,
      problems,
    }
  const page = await shop.builder.publishBuilderPage(pageId, {
    revision,
    ...(publishDate !== undefined && { publishDate }),
  })
  return toSuccessfulChange(page, publishDate === undefined ? messages.live() : messages.liveAtThatTime())
}

function toSuccessfulChange(page: BuilderPageHead, message: string): PageChange {
  const {
    pageId,
    kind,
    slot,
    path,
    title,
    isHome,
    state,
    liveVersion,
    scheduledVersion,
    scheduledDate,
    isChangedSincePlanned,
    changedDate,
    changedBy,
    description,
    revision,
    wasPublished,
    basedOnVersion,
  } = page
  return {
    ok: true,
    page: {
      pageId,
      kind,
      slot,
      path,
      title,
      isHome,
      state,
      liveVersion,
      scheduledVersion,
      scheduledDate,
      isChangedSincePlanned,
      changedDate,
      changedBy,
      description,
      revision,
      wasPublished,
      basedOnVersion,
    },
    message,
  }
}

function toInvalidInputFailure(message: string): PageChange {
  return { ok: false, status: 400, code: 'INVALID_API_INPUT', message, conflict: null, problems: [] }
}

/** Parses a date and time, in UTC unless it has an offset, to ISO: undefined when empty, null when invalid. */
function parseUtcDateTime(text: string): string | null | undefined {
  if (text === '') return undefined
  const moment = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(moment.valueOf()) ? null : moment.toISOString()
}

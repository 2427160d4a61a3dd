import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallBody, CallOptions, CallQuery } from '../call.ts'
import type { Requester } from '../request.ts'

/**
 * The pages of the site as site builders change them. A `CONFLICT` tells that somebody else was faster; nothing was
 * stored then.
 */
export function createPages({ request }: Requester) {
  return {
    /** Lists pages by their paths, or those with some words in path or title. */
    list: (query?: CallQuery<'listBuilderPages'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listBuilderPages, { query, ...options }),
    /** Makes a page that nobody sees yet. */
    create: (page: CallBody<'createBuilderPage'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.createBuilderPage, { body: page, ...options }),
    /** Reads the draft of a page. */
    get: (pageId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.getBuilderPage, { params: { pageId }, ...options }),
    /** Saves the draft of a page, if nobody has since the revision. */
    saveDraft: (pageId: string, draft: CallBody<'savePageDraft'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.savePageDraft, { params: { pageId }, body: draft, ...options }),
    /** Moves a page to another path, or makes it the home page. */
    update: (pageId: string, change: CallBody<'updateBuilderPage'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.updateBuilderPage, { params: { pageId }, body: change, ...options }),
    /** Deletes a page. */
    delete: (pageId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.deleteBuilderPage, { params: { pageId }, ...options }),
    /** Lists deleted pages, those that were deleted last first, or those with some words in path or title. */
    deleted: (query?: CallQuery<'listDeletedPages'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listDeletedPages, { query, ...options }),
    /** Brings a deleted page back, at another path when one is named. */
    undelete: (pageId: string, place: NonNullable<CallBody<'undeleteBuilderPage'>> = {}, options?: CallOptions) =>
      request(BUILDER_ROUTES.undeleteBuilderPage, { params: { pageId }, body: place, ...options }),
    /**
     * Says that an editor, by the id of its window, has a page open, which counts for 45 seconds; answers how the page
     * stands and who else has it open. It is no use of the session.
     */
    tellOpen: (pageId: string, windowId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.tellPageOpen, { params: { pageId, windowId }, ...options }),
    /** Says that it has the page open no more. */
    tellClosed: (pageId: string, windowId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.tellPageClosed, { params: { pageId, windowId }, ...options }),
    /** Lists the versions of a page, newest first. */
    versions: (pageId: string, query?: CallQuery<'listPageVersions'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listPageVersions, { params: { pageId }, query, ...options }),
    /** Reads a version with its blocks. */
    version: (pageId: string, version: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.getPageVersion, { params: { pageId, version }, ...options }),
    /** Keeps the draft as a version. */
    keepVersion: (pageId: string, revision: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.keepPageVersion, { params: { pageId }, body: { revision }, ...options }),
    /** Makes a version the draft. */
    restore: (
      pageId: string,
      { version, revision }: { readonly version: number; readonly revision: number },
      options?: CallOptions,
    ) => request(BUILDER_ROUTES.restorePageVersion, { params: { pageId, version }, body: { revision }, ...options }),
    /** Publishes the draft, now or at `publishDate`. */
    publish: (pageId: string, which: CallBody<'publishBuilderPage'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.publishBuilderPage, { params: { pageId }, body: which, ...options }),
    /** Takes a page off the shop. */
    unpublish: (pageId: string, revision: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.unpublishBuilderPage, { params: { pageId }, body: { revision }, ...options }),
    /** Gives up a planned publication. */
    cancelSchedule: (pageId: string, revision: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.cancelPageSchedule, { params: { pageId }, body: { revision }, ...options }),
    /** Finds accounts as whom pages can be looked at. */
    previewAccounts: (query?: CallQuery<'listPreviewAccounts'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listPreviewAccounts, { query, ...options }),
  }
}

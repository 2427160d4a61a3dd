import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallBody, CallOptions, CallQuery } from '../call.ts'
import type { Requester } from '../request.ts'

/**
 * Creates the calls with which site builders read and change the pages of the site. A `CONFLICT` means that somebody
 * else changed the page first; nothing is stored then.
 */
export function createPageCalls({ request }: Requester) {
  return {
    /** Lists pages by path, or the pages with some terms in path or title. */
    list: (query?: CallQuery<'listBuilderPages'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listBuilderPages, { query, ...options }),
    /** Creates a page that is not published. */
    create: (page: CallBody<'createBuilderPage'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.createBuilderPage, { body: page, ...options }),
    /** Reads the draft of a page. */
    get: (pageId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.getBuilderPage, { params: { pageId }, ...options }),
    /** Saves the draft of a page, unless it has changed since the given revision. */
    saveDraft: (pageId: string, draft: CallBody<'savePageDraft'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.savePageDraft, { params: { pageId }, body: draft, ...options }),
    /** Moves a page to another path, or makes it the home page. */
    update: (pageId: string, change: CallBody<'updateBuilderPage'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.updateBuilderPage, { params: { pageId }, body: change, ...options }),
    /** Deletes a page. */
    delete: (pageId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.deleteBuilderPage, { params: { pageId }, ...options }),
    /** Lists deleted pages, the latest first, or those with some terms in path or title. */
    deleted: (query?: CallQuery<'listDeletedPages'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listDeletedPages, { query, ...options }),
    /** Restores a deleted page, at another path when one is given. */
    undelete: (pageId: string, target: NonNullable<CallBody<'undeleteBuilderPage'>> = {}, options?: CallOptions) =>
      request(BUILDER_ROUTES.undeleteBuilderPage, { params: { pageId }, body: target, ...options }),
    /**
     * Reports that an editor, named by the id of its window, has a page open, which counts for 45 seconds; returns the
     * page's status and who else has it open. It does not count as activity in the session.
     */
    reportOpen: (pageId: string, windowId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.tellPageOpen, { params: { pageId, windowId }, ...options }),
    /** Reports that the editor has closed the page. */
    reportClosed: (pageId: string, windowId: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.tellPageClosed, { params: { pageId, windowId }, ...options }),
    /** Lists the versions of a page, newest first. */
    versions: (pageId: string, query?: CallQuery<'listPageVersions'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listPageVersions, { params: { pageId }, query, ...options }),
    /** Reads a version with its blocks. */
    version: (pageId: string, version: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.getPageVersion, { params: { pageId, version }, ...options }),
    /** Saves the draft as a version. */
    saveVersion: (pageId: string, revision: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.keepPageVersion, { params: { pageId }, body: { revision }, ...options }),
    /** Makes a version the draft. */
    restore: (
      pageId: string,
      { version, revision }: { readonly version: number; readonly revision: number },
      options?: CallOptions,
    ) => request(BUILDER_ROUTES.restorePageVersion, { params: { pageId, version }, body: { revision }, ...options }),
    /** Publishes the draft, now or at `publishDate`. */
    publish: (pageId: string, publication: CallBody<'publishBuilderPage'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.publishBuilderPage, { params: { pageId }, body: publication, ...options }),
    /** Unpublishes a page. */
    unpublish: (pageId: string, revision: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.unpublishBuilderPage, { params: { pageId }, body: { revision }, ...options }),
    /** Cancels a scheduled publication. */
    cancelSchedule: (pageId: string, revision: number, options?: CallOptions) =>
      request(BUILDER_ROUTES.cancelPageSchedule, { params: { pageId }, body: { revision }, ...options }),
    /** Lists accounts that pages can be previewed as. */
    previewAccounts: (query?: CallQuery<'listPreviewAccounts'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listPreviewAccounts, { query, ...options }),
  }
}

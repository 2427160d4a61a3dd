import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { listPageProblems } from '@hydrant/page-builder/checks/check-page.ts'
import type { PictureDetails } from '@hydrant/page-builder/checks/page-lookups.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import type { OpenRequest } from '@hydrant/page-builder/editor/editor-props.ts'
import type { PageKind } from '@hydrant/contract/admin/pages.ts'
import type { SectionModel } from '@hydrant/page-builder/registry/data-requirements.ts'
import { SAVED_SECTION_BLOCK } from '@hydrant/page-model/sections/saved-sections.ts'
import { FORM_BLOCK } from '@hydrant/page-model/forms/find-form.ts'
import type { MediaResult } from '@hydrant/page-builder/editor/services.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EDITOR_RENDERERS } from './editor-renderers.tsx'
import { createEditorServices } from './editor-services.ts'
import { hasUnsavedChanges } from './draft-autosave.ts'
import { EditorBar, type EditorView } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { EditorData } from './load-editor.ts'
import { parseContentKey, type PageCheckData, type PartNumberStatuses, createPageLookups } from './page-check-data.ts'
import { PreviewPane } from './preview-pane.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useAutosavedDraft } from './use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { usePartNumberStatuses } from './use-part-numbers.ts'

const PageEditor = lazy(async () => {
  // Keeps the editor out of the server's bundle, where it is never rendered.
  if (import.meta.env.SSR) throw new Error('The editor runs in browsers only.')
  const { PageEditor: Editor } = await import('@hydrant/page-builder/editor/page-editor.tsx')
  return { default: Editor }
})

/**
 * By the kind of what is edited: the kinds of blocks that cannot be in it. A form is sent to the page that it is on, and
 * a section contains no sections.
 */
const EXCLUDED_BLOCKS: Readonly<Record<PageKind, ReadonlySet<string>>> = {
  // The theme has no blocks and a page of its own.
  theme: new Set(),
  page: new Set(),
  slot: new Set([FORM_BLOCK]),
  section: new Set([FORM_BLOCK, SAVED_SECTION_BLOCK]),
}

/** Matches windows too narrow for the editor and the checks side by side; the same query as in the editor's styles. */
const NARROW_WINDOW_QUERY = '(max-width: 64em)'

/**
 * The editor of a page: changes are saved automatically; the bar above has the preview, the checks and the publish
 * button.
 */
export function EditorPage({ page: initialPage, document, checkData, previewPath, blockId }: EditorData) {
  const basePath = useHref('/').replace(/\/$/, '')
  const { autosave, draft } = useAutosavedDraft({ page: initialPage, document, basePath })
  const partNumbers = usePartNumberStatuses({
    document: draft.content.document,
    initialStatuses: checkData.partNumbers,
    basePath,
  })
  const { lookups, services } = useEditorServices(checkData, {
    partNumbers,
    basePath,
    canSaveSections: initialPage.kind !== 'section',
  })
  const isPart = initialPage.kind !== 'page'
  const pagePath = draft.page.isHome ? '/' : draft.page.path
  const problems = usePageProblems(draft.content.document, lookups, isPart)
  const { openRequest, openProblem } = useOpenBlockRequest(blockId)
  const [view, setView] = useState<EditorView>('edit')
  const [isPublishing, setIsPublishing] = useState(false)
  const isHydrated = useIsHydrated()
  const blocker = useLeaveWarning(hasUnsavedChanges(draft.saveState))
  const showProblem = (problem: PageProblem) => {
    // Rendered synchronously: the closing dialog restores the focus, and only after that the setting receives it.
    flushSync(() => {
      setIsPublishing(false)
      setView((previous) =>
        previous === 'preview' || window.matchMedia(NARROW_WINDOW_QUERY).matches ? 'edit' : previous,
      )
    })
    openProblem(problem)
  }
  const checks = view === 'problems' && (
    <aside className="builder-checks" aria-label={messages.checks()}>
      <ProblemList problems={problems} onShow={showProblem} />
      <Button size="s" variant="secondary" onClick={() => setView('edit')}>
        {messages.closeTheChecks()}
      </Button>
    </aside>
  )
  return (
    <div className="builder-editor">
      <EditorBar
        draft={draft}
        autosave={autosave}
        view={view}
        onView={setView}
        problems={problems}
        onPublish={() => setIsPublishing(true)}
      />
      <EditorNotices draft={draft} autosave={autosave} basePath={basePath} />
      <div className="builder-work">
        {!isHydrated && <p className="builder-wait">{messages.editorNeedsScripts()}</p>}
        <div className="builder-canvas" hidden={view === 'preview'}>
          {isHydrated && (
            <Suspense fallback={<p className="builder-wait">{messages.editorLoading()}</p>}>
              <PageEditor
                document={document}
                title={initialPage.title}
                services={services}
                renderers={EDITOR_RENDERERS}
                problems={problems}
                excludedKinds={EXCLUDED_BLOCKS[initialPage.kind]}
                openRequest={openRequest}
                aside={checks}
                onChange={(changed) => autosave.change({ document: changed })}
              />
            </Suspense>
          )}
        </div>
        {view === 'preview' && (
          <PreviewPane path={isPart ? previewPath : pagePath} basePath={basePath} autosave={autosave} />
        )}
      </div>
      <PublishDialog
        isOpen={isPublishing}
        onClose={() => setIsPublishing(false)}
        draft={draft}
        autosave={autosave}
        problems={problems}
        onShow={showProblem}
      />
      <ConflictDialog draft={draft} autosave={autosave} />
      <LeaveDialog blocker={blocker} autosave={autosave} />
    </div>
  )
}

/**
 * Creates the services of the editor, and the lookups of the checks, which also contain every picture that the services
 * have loaded, and every saved section.
 */
function useEditorServices(
  checkData: PageCheckData,
  {
    partNumbers,
    basePath,
    canSaveSections,
  }: { readonly partNumbers: PartNumberStatuses; readonly basePath: string; readonly canSaveSections: boolean },
) {
  const [seenSections, setSeenSections] = useState<PageCheckData['sections']>({})
  const onSections = useCallback(
    (sections: readonly SectionModel[]) =>
      setSeenSections((previousSections) => ({
        ...previousSections,
        ...Object.fromEntries(sections.map(({ sectionId, title, isLive }) => [sectionId, { title, isLive }])),
      })),
    [],
  )
  const [seenPictures, setSeenPictures] = useState<Readonly<Record<string, PictureDetails>>>({})
  const onMedia = useCallback(
    (media: readonly MediaResult[]) =>
      setSeenPictures((previousPictures) => ({
        ...previousPictures,
        ...Object.fromEntries(media.map(toPictureEntry)),
      })),
    [],
  )
  const services = useMemo(
    () => createEditorServices({ basePath, onMedia, onSections, canSaveSections }),
    [basePath, onMedia, onSections, canSaveSections],
  )
  const lookups = useMemo(
    () =>
      createPageLookups({
        ...checkData,
        pictures: { ...checkData.pictures, ...seenPictures },
        sections: { ...checkData.sections, ...seenSections },
        partNumbers,
      }),
    [checkData, seenPictures, seenSections, partNumbers],
  )
  return { lookups, services }
}

function toPictureEntry({ url, byteSize, width, height }: MediaResult) {
  return [parseContentKey(url) ?? url, { byteSize, width, height }] as const
}

/** Returns the problems of the page, checked again after each change, with lower priority than the editor. */
function usePageProblems(
  document: EditorData['document'],
  lookups: ReturnType<typeof createPageLookups>,
  isPart: boolean,
) {
  const deferredDocument = useDeferredValue(document)
  return useMemo(() => listPageProblems(deferredDocument, lookups, { isPart }), [deferredDocument, lookups, isPart])
}

/**
 * Returns the request which block and setting the editor opens, at first the block `initialBlockId`, and `openProblem`,
 * which requests those of a problem.
 */
function useOpenBlockRequest(initialBlockId: string | null) {
  const [openRequest, setOpenRequest] = useState<OpenRequest | null>(
    initialBlockId === null ? null : { blockId: initialBlockId, setting: null, count: 0 },
  )
  const openProblem = ({ blockId: id, setting }: PageProblem) => {
    if (id !== null) setOpenRequest((previous) => ({ blockId: id, setting, count: (previous?.count ?? 0) + 1 }))
  }
  return { openRequest, openProblem }
}

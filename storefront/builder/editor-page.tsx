import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { checkPage } from '@hydrant/page-builder/checks/check-page.ts'
import type { PictureDetails } from '@hydrant/page-builder/checks/page-lookups.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import type { OpenRequest } from '@hydrant/page-builder/editor/editor-props.ts'
import type { MediaResult } from '@hydrant/page-builder/editor/services.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EDITOR_RENDERERS } from './editor-renderers.tsx'
import { createEditorServices } from './editor-services.ts'
import { hasUnsavedChanges } from './draft-autosave.ts'
import { EditorBar, type EditorView } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { EditorData } from './load-editor.ts'
import { parseContentKey, type PageCheckData, type PartNumberStatuses, toPageLookups } from './page-check-data.ts'
import { PreviewPane } from './preview-pane.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useDraft } from './use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { usePartNumbers } from './use-part-numbers.ts'

const PageEditor = lazy(async () => {
  // Keeps the editor out of the server's bundle, where it is never rendered.
  if (import.meta.env.SSR) throw new Error('The editor runs in browsers only.')
  const { PageEditor: Editor } = await import('@hydrant/page-builder/editor/page-editor.tsx')
  return { default: Editor }
})

/** Windows in which the checks replace the editor, because both do not fit; as in the styles of the editor. */
const ONE_AT_A_TIME = '(max-width: 64em)'

/**
 * The editor of a page: changes are saved automatically; the bar above has the preview, the checks and the publish
 * button.
 */
export function EditorPage({ page: initialPage, document, checkData, blockId }: EditorData) {
  const basePath = useHref('/').replace(/\/$/, '')
  const { autosave, draft } = useDraft({ page: initialPage, document, basePath })
  const partNumbers = usePartNumbers({ document: draft.content.document, initialPage: checkData.partNumbers, basePath })
  const { facts: lookups, services } = useEditorServices(checkData, partNumbers, basePath)
  const problems = usePageProblems(draft.content.document, lookups)
  const { openRequest, openProblem } = useOpenRequest(blockId)
  const [view, setView] = useState<EditorView>('edit')
  const [isPublishing, setIsPublishing] = useState(false)
  const isHydrated = useIsHydrated()
  const blocker = useLeaveWarning(hasUnsavedChanges(draft.saveState))
  const showProblem = (problem: PageProblem) => {
    // Rendered synchronously: a closing dialog restores the focus, and the setting has to keep what it gets.
    flushSync(() => {
      setIsPublishing(false)
      setView((previous) => (previous === 'preview' || window.matchMedia(ONE_AT_A_TIME).matches ? 'edit' : previous))
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
                openRequest={openRequest}
                aside={checks}
                onChange={(changed) => autosave.change({ document: changed })}
              />
            </Suspense>
          )}
        </div>
        {view === 'preview' && (
          <PreviewPane path={draft.page.isHome ? '/' : draft.page.path} basePath={basePath} autosave={autosave} />
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
 * Creates the services of the editor and the lookups of the checks, which learn of every picture that the services
 * load.
 */
function useEditorServices(checkData: PageCheckData, partNumbers: PartNumberStatuses, basePath: string) {
  const [seenPictures, setSeenPictures] = useState<Readonly<Record<string, PictureDetails>>>({})
  const onMedia = useCallback(
    (media: readonly MediaResult[]) =>
      setSeenPictures((previousPictures) => ({
        ...previousPictures,
        ...Object.fromEntries(media.map(toPictureEntry)),
      })),
    [],
  )
  const services = useMemo(() => createEditorServices({ basePath, onMedia }), [basePath, onMedia])
  const lookups = useMemo(
    () => toPageLookups({ ...checkData, pictures: { ...checkData.pictures, ...seenPictures }, partNumbers }),
    [checkData, seenPictures, partNumbers],
  )
  return { facts: lookups, services }
}

function toPictureEntry({ url, byteSize, width, height }: MediaResult) {
  return [parseContentKey(url) ?? url, { byteSize, width, height }] as const
}

/** Checks the page while it is edited, after what the editor itself has to render. */
function usePageProblems(document: EditorData['document'], lookups: ReturnType<typeof toPageLookups>) {
  const deferredDocument = useDeferredValue(document)
  return useMemo(() => checkPage(deferredDocument, lookups), [deferredDocument, lookups])
}

/** Holds the block that the editor shall open, which is `initialBlockId` at first; `openProblem` opens that of a problem. */
function useOpenRequest(initialBlockId: string | null) {
  const [openRequest, setOpenRequest] = useState<OpenRequest | null>(
    initialBlockId === null ? null : { blockId: initialBlockId, setting: null, count: 0 },
  )
  const openProblem = ({ blockId: id, setting }: PageProblem) => {
    if (id !== null) setOpenRequest((previous) => ({ blockId: id, setting, count: (previous?.count ?? 0) + 1 }))
  }
  return { openRequest, openProblem }
}

import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { checkPage } from '@hydrant/page-builder/checks/check-page.ts'
import type { PictureFacts } from '@hydrant/page-builder/checks/page-facts.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import type { OpenedPlace } from '@hydrant/page-builder/editor/editor-props.ts'
import type { FoundMedia } from '@hydrant/page-builder/editor/services.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EDITOR_PARTS } from './editor-parts.tsx'
import { createEditorServices } from './editor-services.ts'
import { hasUnsaved } from './draft-keeper.ts'
import { EditorBar, type EditorView } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { EditedPage } from './load-editor.ts'
import { contentKeyOf, type GatheredFacts, type PartNumberFacts, toPageFacts } from './page-facts.ts'
import { PreviewPane } from './preview-pane.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useDraft } from './use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { usePartNumbers } from './use-part-numbers.ts'

const PageEditor = lazy(async () => {
  // So that the server's bundle does not carry what it never shows.
  if (import.meta.env.SSR) throw new Error('The editor runs in browsers only.')
  const { PageEditor: Editor } = await import('@hydrant/page-builder/editor/page-editor.tsx')
  return { default: Editor }
})

/** Where the checks take the place of the editor, because both do not fit; as in the styles of the editor. */
const ONE_AT_A_TIME = '(max-width: 64em)'

/**
 * A page in the editor: what is changed is saved by itself; it is looked at, checked and published from the bar above.
 */
export function EditorPage({ page: opened, document, facts: gathered, blockId }: EditedPage) {
  const basePath = useHref('/').replace(/\/$/, '')
  const { keeper, draft } = useDraft({ page: opened, document, basePath })
  const partNumbers = usePartNumbers({ document: draft.content.document, opened: gathered.partNumbers, basePath })
  const { facts, services } = useServices(gathered, partNumbers, basePath)
  const { problems, place, goTo } = useProblems(draft.content.document, facts, blockId)
  const [view, setView] = useState<EditorView>('edit')
  const [isPublishing, setIsPublishing] = useState(false)
  const isHydrated = useIsHydrated()
  const blocker = useLeaveWarning(hasUnsaved(draft.keeping))
  const show = (problem: PageProblem) => {
    // At once: a dialog gives the focus back when it closes, and the place is to keep what it gets.
    flushSync(() => {
      setIsPublishing(false)
      setView((before) => (before === 'preview' || window.matchMedia(ONE_AT_A_TIME).matches ? 'edit' : before))
    })
    goTo(problem)
  }
  const checks = view === 'problems' && (
    <aside className="builder-checks" aria-label="Checks">
      <ProblemList problems={problems} onShow={show} />
      <Button size="s" variant="secondary" onClick={() => setView('edit')}>
        Close the checks
      </Button>
    </aside>
  )
  return (
    <div className="builder-editor">
      <EditorBar
        draft={draft}
        keeper={keeper}
        view={view}
        onView={setView}
        problems={problems}
        onPublish={() => setIsPublishing(true)}
      />
      <EditorNotices draft={draft} keeper={keeper} basePath={basePath} />
      <div className="builder-work">
        {!isHydrated && (
          <p className="builder-wait">
            The editor opens as soon as its scripts are loaded. Without JavaScript pages cannot be edited; their
            settings and versions can be used.
          </p>
        )}
        <div className="builder-canvas" hidden={view === 'preview'}>
          {isHydrated && (
            <Suspense fallback={<p className="builder-wait">The editor is being loaded.</p>}>
              <PageEditor
                document={document}
                title={opened.title}
                services={services}
                parts={EDITOR_PARTS}
                problems={problems}
                opened={place}
                aside={checks}
                onChange={(changed) => keeper.change({ document: changed })}
              />
            </Suspense>
          )}
        </div>
        {view === 'preview' && (
          <PreviewPane path={draft.page.isHome ? '/' : draft.page.path} basePath={basePath} keeper={keeper} />
        )}
      </div>
      <PublishDialog
        isOpen={isPublishing}
        onClose={() => setIsPublishing(false)}
        draft={draft}
        keeper={keeper}
        problems={problems}
        onShow={show}
      />
      <ConflictDialog draft={draft} keeper={keeper} />
      <LeaveDialog blocker={blocker} keeper={keeper} />
    </div>
  )
}

/** What the editor asks for, and the facts for the checks, which grow with every picture that it hears of. */
function useServices(gathered: GatheredFacts, partNumbers: PartNumberFacts, basePath: string) {
  const [met, setMet] = useState<Readonly<Record<string, PictureFacts>>>({})
  const onMedia = useCallback(
    (found: readonly FoundMedia[]) => setMet((known) => ({ ...known, ...Object.fromEntries(found.map(factsOf)) })),
    [],
  )
  const services = useMemo(() => createEditorServices({ basePath, onMedia }), [basePath, onMedia])
  const facts = useMemo(
    () => toPageFacts({ ...gathered, pictures: { ...gathered.pictures, ...met }, partNumbers }),
    [gathered, met, partNumbers],
  )
  return { facts, services }
}

function factsOf({ url, byteSize, width, height }: FoundMedia) {
  return [contentKeyOf(url) ?? url, { byteSize, width, height }] as const
}

function useProblems(document: EditedPage['document'], facts: ReturnType<typeof toPageFacts>, blockId: string | null) {
  const checked = useDeferredValue(document)
  const problems = useMemo(() => checkPage(checked, facts), [checked, facts])
  const [place, setPlace] = useState<OpenedPlace | null>(blockId === null ? null : { blockId, setting: null, count: 0 })
  const goTo = ({ blockId: id, setting }: PageProblem) => {
    if (id !== null) setPlace((before) => ({ blockId: id, setting, count: (before?.count ?? 0) + 1 }))
  }
  return { problems, place, goTo }
}

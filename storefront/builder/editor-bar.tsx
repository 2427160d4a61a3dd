import type { ReactNode } from 'react'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { builderLinks } from './builder-links.ts'
import type { DraftAutosave, DraftState, SaveState } from './draft-autosave.ts'
import { PageStateBadge } from './page-state.tsx'
import { describeWhere } from './page-texts.ts'

/** The view of the editor: editing, with the list of problems, or the preview. */
export type EditorView = 'edit' | 'problems' | 'preview'

interface EditorBarProps {
  readonly draft: DraftState
  readonly autosave: DraftAutosave
  readonly view: EditorView
  readonly onView: (view: EditorView) => void
  readonly problems: readonly PageProblem[]
  readonly onPublish: () => void
}

/** The page's name and state, whether it is saved, and what can be done with it as a whole. */
export function EditorBar({ draft, autosave, view, onView, problems, onPublish }: EditorBarProps) {
  const { page, saveState } = draft
  const toast = useShowToast()
  const saveVersion = async () => {
    const result = await autosave.saveThenPerform({ intent: 'keep' })
    if (result !== null)
      toast(
        result.ok
          ? { tone: 'success', message: result.message }
          : { tone: 'error', message: result.message, mode: 'sticky' },
      )
  }
  const errors = problems.filter(({ level }) => level === 'error').length
  return (
    <div className="builder-toolbar">
      <div className="builder-page-name">
        <h1>{page.title}</h1>
        <span className="builder-path">{describeWhere(page)}</span>
        <PageStateBadge page={page} />
        <SaveStateText saveState={saveState} />
      </div>
      <div className="builder-end">
        <Link href={builderLinks.pageSettings(page.pageId)}>{messages.settings()}</Link>
        <Link href={builderLinks.versions(page.pageId)}>{messages.versions()}</Link>
        <Button size="s" variant="tertiary" onClick={() => void saveVersion()}>
          {messages.keepVersion()}
        </Button>
        <ViewButton view="problems" current={view} onView={onView}>
          {messages.checks()}
          {problems.length > 0 && (
            <span className={errors > 0 ? 'builder-count builder-count-error' : 'builder-count'}>
              {problems.length}
            </span>
          )}
        </ViewButton>
        <ViewButton view="preview" current={view} onView={onView}>
          {messages.preview()}
        </ViewButton>
        <Button size="s" onClick={onPublish}>
          {messages.publish()}
        </Button>
      </div>
    </div>
  )
}

interface ViewButtonProps extends Pick<EditorBarProps, 'onView'> {
  readonly view: EditorView
  readonly current: EditorView
  readonly children: ReactNode
}

function ViewButton({ view, current, onView, children }: ViewButtonProps) {
  const isOn = view === current
  return (
    <Button size="s" variant="secondary" aria-pressed={isOn} onClick={() => onView(isOn ? 'edit' : view)}>
      {children}
    </Button>
  )
}

const SAVE_STATE_LABELS = {
  saved: messages.saved,
  unsaved: messages.notSavedYet,
  saving: messages.saving,
  failed: messages.notSaved,
  outdated: messages.saved,
  conflict: messages.notSaved,
} as const satisfies Record<SaveState['name'], () => string>

/**
 * Shows whether the page is saved, in a space as wide as the longest of these texts; why it is not saved is shown
 * elsewhere.
 */
function SaveStateText({ saveState: { name } }: { readonly saveState: SaveState }) {
  return (
    <span role="status" className="builder-keeping" data-keeping={name}>
      {(name === 'failed' || name === 'conflict') && <Icon name="utility:error" size="small" variant="error" />}
      {SAVE_STATE_LABELS[name]()}
    </span>
  )
}

import { Puck, type Data } from '@puckeditor/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Scope } from '../bindings/scope.ts'
import { listUnknownBlocks } from '../render/unknown-blocks.ts'
import { AnnounceProvider, useAnnouncement } from './announcements.ts'
import { CanvasScopeProvider, CanvasSurroundingsProvider } from './canvas/canvas-context.ts'
import { puckConfigFor } from './canvas/puck-config.tsx'
import { useLoadedNeeds } from './canvas/use-loaded-needs.ts'
import { EditedSettings } from './edited-setting.tsx'
import { EDITOR_STYLES } from './editor-styles.ts'
import { EditorLayout } from './editor-layout.tsx'
import type { PageEditorProps } from './editor-props.ts'
import { heldContent } from './editor-store.ts'
import { openPage, storedBlockOf } from './opened-page.ts'

const NO_SCOPE: Scope = {}
const NO_PROBLEMS = [] as const
const WORDS = {
  'action-selectparent': 'Choose the block around it',
  'action-duplicate': 'Duplicate',
  'action-delete': 'Delete',
}
const LOOK_ONLY = { drag: false, insert: false, delete: false, duplicate: false, edit: false }
const ALLOWED = { drag: true, insert: true, delete: true, duplicate: true, edit: true }
const FRAME = { enabled: true, waitForStyles: true, syncHostStyles: true }

/**
 * The editor of a page: the page itself, its blocks as a tree, the kinds of blocks that can be added, and the settings
 * of the chosen one. For browsers only.
 */
export function PageEditor(props: PageEditorProps) {
  const [hasStyles, setHasStyles] = useState(false)
  // The editing library would fetch styles from elsewhere if it did not find its own on the page.
  const styles = useCallback((element: HTMLStyleElement | null) => setHasStyles(element !== null), [])
  return (
    <>
      <style ref={styles}>{EDITOR_STYLES}</style>
      {hasStyles && <OpenEditor {...props} />}
    </>
  )
}

function OpenEditor({
  document,
  title,
  services,
  parts,
  scope = NO_SCOPE,
  problems = NO_PROBLEMS,
  opened = null,
  onChange,
  onSelect,
  isReadOnly = false,
  aside,
  toolbar,
}: PageEditorProps) {
  const [page] = useState(() => openPage(document))
  const [held, setHeld] = useState(page.content)
  const [config] = useState(() => puckConfigFor(new Set(listUnknownBlocks(document).map(({ type }) => type))))
  const [data] = useState((): Data => ({
    root: { props: {} },
    content: page.content.map(({ type, props }) => ({ type, props })),
  }))
  const [announcement, announce] = useAnnouncement()
  const reported = useRef('')
  const stored = useMemo(() => ({ root: {}, content: held.map(storedBlockOf) }), [held])
  const { data: loaded, error } = useLoadedNeeds(stored, scope, services.loadNeeds)
  const surroundings = useMemo(() => ({ data: loaded, parts }), [loaded, parts])
  const note = useCallback(
    (changed: Data) => {
      const content = heldContent(changed.content)
      setHeld(content)
      const closed = page.close(content)
      const text = JSON.stringify(closed)
      if (reported.current === '') reported.current = JSON.stringify(page.close(page.content))
      if (text === reported.current) return
      reported.current = text
      onChange(closed)
    },
    [page, onChange],
  )
  return (
    <AnnounceProvider value={announce}>
      <CanvasSurroundingsProvider value={surroundings}>
        <CanvasScopeProvider value={scope}>
          <EditedSettings>
            <Puck
              config={config}
              data={data}
              onChange={note}
              iframe={FRAME}
              permissions={isReadOnly ? LOOK_ONLY : ALLOWED}
              dictionary={WORDS}
            >
              <EditorLayout
                title={title}
                services={services}
                problems={problems}
                opened={opened}
                onSelect={onSelect}
                isReadOnly={isReadOnly}
                aside={aside}
                toolbar={toolbar}
                error={error}
                announcement={announcement}
              />
            </Puck>
          </EditedSettings>
        </CanvasScopeProvider>
      </CanvasSurroundingsProvider>
    </AnnounceProvider>
  )
}

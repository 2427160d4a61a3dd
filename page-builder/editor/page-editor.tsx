import '../registry/builder-blocks.ts'
import { Puck, type Data } from '@puckeditor/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Scope } from '../bindings/scope.ts'
import { listUnknownBlocks } from '../render/unknown-blocks.ts'
import { AnnounceProvider, useAnnouncementState } from './announcements.ts'
import { CanvasScopeProvider, CanvasRenderContextProvider } from './canvas/canvas-context.ts'
import { createPuckConfig } from './canvas/puck-config.tsx'
import { useBlockData } from './canvas/use-block-data.ts'
import { EditedSettingProvider } from './edited-setting.tsx'
import { EDITOR_STYLES } from './editor-styles.ts'
import { EditorLayout } from './editor-layout.tsx'
import type { PageEditorProps } from './editor-props.ts'
import { filterEditorBlocks } from './editor-store.ts'
import { createOpenedPage, toStoredBlock } from './opened-page.ts'

const NO_SCOPE: Scope = {}
const NO_PROBLEMS = [] as const
const createPuckDictionary = () => ({
  'action-selectparent': messages.chooseTheBlockAround(),
  'action-duplicate': messages.duplicateBlock(),
  'action-delete': messages.deleteBlock(),
})
const READ_ONLY_PERMISSIONS = { drag: false, insert: false, delete: false, duplicate: false, edit: false }
const EDIT_PERMISSIONS = { drag: true, insert: true, delete: true, duplicate: true, edit: true }
const FRAME = { enabled: true, waitForStyles: true, syncHostStyles: true }

/**
 * The editor of a page: the canvas, the outline, the list of block kinds, and the settings of the selected block. Runs
 * in browsers only.
 */
export function PageEditor(props: PageEditorProps) {
  const [hasStyles, setHasStyles] = useState(false)
  // The editing library would load its styles from elsewhere if it did not find them on the page.
  const styleRef = useCallback((element: HTMLStyleElement | null) => setHasStyles(element !== null), [])
  return (
    <>
      <style ref={styleRef}>{EDITOR_STYLES}</style>
      {hasStyles && <EditorWithStyles {...props} />}
    </>
  )
}

function EditorWithStyles({
  document,
  title,
  services,
  renderers,
  scope = NO_SCOPE,
  problems = NO_PROBLEMS,
  excludedKinds,
  openRequest = null,
  onChange,
  onSelect,
  isReadOnly = false,
  aside,
  toolbar,
}: PageEditorProps) {
  const [page] = useState(() => createOpenedPage(document))
  const [editedContent, setEditedContent] = useState(page.content)
  const [config] = useState(() => createPuckConfig(new Set(listUnknownBlocks(document).map(({ type }) => type))))
  const [data] = useState((): Data => ({
    root: { props: {} },
    content: page.content.map(({ type, props }) => ({ type, props })),
  }))
  const [dictionary] = useState(createPuckDictionary)
  const [announcement, announce] = useAnnouncementState()
  const lastReportedJson = useRef('')
  const editedDocument = useMemo(() => ({ root: {}, content: editedContent.map(toStoredBlock) }), [editedContent])
  const { data: blockData, error } = useBlockData(editedDocument, scope, services.loadBlockData)
  const renderContext = useMemo(() => ({ data: blockData, renderers }), [blockData, renderers])
  const handleChange = useCallback(
    (changedData: Data) => {
      const content = filterEditorBlocks(changedData.content)
      setEditedContent(content)
      const storedDocument = page.toDocument(content)
      const text = JSON.stringify(storedDocument)
      if (lastReportedJson.current === '') lastReportedJson.current = JSON.stringify(page.toDocument(page.content))
      if (text === lastReportedJson.current) return
      lastReportedJson.current = text
      onChange(storedDocument)
    },
    [page, onChange],
  )
  return (
    <AnnounceProvider value={announce}>
      <CanvasRenderContextProvider value={renderContext}>
        <CanvasScopeProvider value={scope}>
          <EditedSettingProvider>
            <Puck
              config={config}
              data={data}
              onChange={handleChange}
              iframe={FRAME}
              permissions={isReadOnly ? READ_ONLY_PERMISSIONS : EDIT_PERMISSIONS}
              dictionary={dictionary}
            >
              <EditorLayout
                title={title}
                services={services}
                problems={problems}
                excludedKinds={excludedKinds}
                openRequest={openRequest}
                onSelect={onSelect}
                isReadOnly={isReadOnly}
                aside={aside}
                toolbar={toolbar}
                error={error}
                announcement={announcement}
              />
            </Puck>
          </EditedSettingProvider>
        </CanvasScopeProvider>
      </CanvasRenderContextProvider>
    </AnnounceProvider>
  )
}

import { useGetPuck } from '@puckeditor/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Tabs } from '@hydrant/design/disclosure/tabs.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Device } from '../registry/styles.ts'
import type { Announcement } from './announcements.ts'
import { BlockDrawer } from './block-drawer.tsx'
import { cancelCanvasScroll } from './canvas/reveal-block.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorPartButtons, PART_IDS } from './editor-parts.tsx'
import type { PageEditorProps } from './editor-props.ts'
import { selectAndScrollToBlock, findSelectedBlockId, useEditorContent, useEditor } from './editor-store.ts'
import { Outline } from './outline/outline.tsx'
import { SettingsPanel } from './panel/settings-panel.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { Announcer } from './announcer.tsx'
import { useEditHistory } from './use-history.ts'
import { useUndoRedoKeys } from './use-history-keys.ts'
import { useWindowDevice } from './use-window-device.ts'

interface EditorLayoutProps
  extends
    Required<Pick<PageEditorProps, 'title' | 'services' | 'problems' | 'isReadOnly'>>,
    Pick<PageEditorProps, 'aside' | 'toolbar' | 'excludedKinds'> {
  readonly openRequest: NonNullable<PageEditorProps['openRequest']> | null
  readonly onSelect: PageEditorProps['onSelect'] | undefined
  /** The message when the data of the blocks could not be loaded; null otherwise. */
  readonly error: string | null
  readonly announcement: Announcement
}

/** The layout of the editor: its parts side by side, or stacked in narrow windows. */
export function EditorLayout({
  title,
  services,
  problems,
  excludedKinds,
  openRequest,
  onSelect,
  isReadOnly,
  aside,
  toolbar,
  error,
  announcement,
}: EditorLayoutProps) {
  const windowDevice = useWindowDevice()
  const [selectedDevice, setDevice] = useState<Device | null>(null)
  const device = selectedDevice ?? windowDevice
  const editor = useGetPuck()
  const content = useEditorContent()
  const selectedId = useEditor(findSelectedBlockId)
  const history = useEditHistory()
  useUndoRedoKeys(history)
  const { onContentChange: recordChangeTime } = history
  useEffect(() => recordChangeTime(), [content, recordChangeTime])
  useEffect(() => cancelCanvasScroll, [])
  useEffect(() => {
    if (openRequest !== null) selectAndScrollToBlock(editor(), openRequest.blockId)
  }, [openRequest, editor])
  const reportSelection = useEffectEvent((id: string | null) => onSelect?.(id))
  useEffect(() => reportSelection(selectedId), [selectedId])
  const [wasInitiallyEmpty] = useState(content.length === 0)
  const hasAside = aside !== undefined && aside !== null && aside !== false
  const outline = <Outline problems={problems} isReadOnly={isReadOnly} />
  return (
    <div className="editor" data-has-aside={hasAside || undefined}>
      <EditorBar
        device={device}
        onDeviceChange={setDevice}
        history={history}
        isReadOnly={isReadOnly}
        toolbar={toolbar}
      />
      <div
        id={PART_IDS.blocks}
        role="group"
        aria-label={messages.blocks()}
        tabIndex={-1}
        className="editor-side editor-blocks"
      >
        {aside}
        <div hidden={hasAside}>
          {isReadOnly ? (
            outline
          ) : (
            <Tabs
              label={messages.whatThePageIsMadeOf()}
              tabs={[
                { id: 'blocks', label: messages.blocks(), content: outline },
                { id: 'add', label: messages.addABlock(), content: <BlockDrawer excludedKinds={excludedKinds} /> },
              ]}
              initialTabId={wasInitiallyEmpty ? 'add' : 'blocks'}
            />
          )}
        </div>
        <Announcer announcement={announcement} />
      </div>
      <div id={PART_IDS.page} role="group" aria-label={messages.page()} tabIndex={-1} className="editor-middle">
        {error !== null && <Alert tone="warning">{error}</Alert>}
        <PreviewPane title={title} device={device} />
      </div>
      <div className="editor-side">
        <SettingsPanel
          services={services}
          problems={problems}
          device={device}
          openRequest={openRequest}
          isReadOnly={isReadOnly}
        />
      </div>
      <EditorPartButtons />
    </div>
  )
}

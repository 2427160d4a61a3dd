import type { ReactNode } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Device } from '../registry/styles.ts'
import { DEVICE_ORDER, DEVICES } from './devices.ts'
import type { EditHistory } from './use-history.ts'

interface EditorBarProps {
  readonly device: Device
  readonly onDeviceChange: (device: Device) => void
  readonly history: EditHistory
  readonly isReadOnly: boolean
  readonly toolbar: ReactNode
}

/** The bar with undo and redo, the width of the preview, and the toolbar of the caller. */
export function EditorBar({ device, onDeviceChange, history, isReadOnly, toolbar }: EditorBarProps) {
  return (
    <div className="editor-bar">
      {!isReadOnly && (
        <div role="group" aria-label={messages.changes()} className="editor-actions">
          <Button size="s" variant="secondary" disabled={!history.canUndo} onClick={history.undo}>
            {messages.undo()}
          </Button>
          <Button size="s" variant="secondary" disabled={!history.canRedo} onClick={history.redo}>
            {messages.redo()}
          </Button>
        </div>
      )}
      <div role="group" aria-label={messages.widthOfThePage()} className="editor-actions">
        {DEVICE_ORDER.map((option) => (
          <Button
            key={option}
            size="s"
            variant="secondary"
            aria-pressed={option === device}
            onClick={() => onDeviceChange(option)}
          >
            {DEVICES[option].name()}
          </Button>
        ))}
      </div>
      {toolbar}
    </div>
  )
}

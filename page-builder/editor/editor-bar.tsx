import type { ReactNode } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Device } from '../registry/styles.ts'
import { DEVICE_ORDER, DEVICES } from './devices.ts'
import type { EditHistory } from './use-history.ts'

interface EditorBarProps {
  readonly device: Device
  readonly onDevice: (device: Device) => void
  readonly history: EditHistory
  readonly isReadOnly: boolean
  readonly toolbar: ReactNode
}

/** The bar with undo and redo, the width of the preview, and the toolbar of the caller. */
export function EditorBar({ device, onDevice, history, isReadOnly, toolbar }: EditorBarProps) {
  return (
    <div className="editor-bar">
      {!isReadOnly && (
        <div role="group" aria-label="Changes" className="editor-actions">
          <Button size="s" variant="secondary" disabled={!history.canUndo} onClick={history.undo}>
            Undo
          </Button>
          <Button size="s" variant="secondary" disabled={!history.canRedo} onClick={history.redo}>
            Redo
          </Button>
        </div>
      )}
      <div role="group" aria-label="Width of the page" className="editor-actions">
        {DEVICE_ORDER.map((option) => (
          <Button
            key={option}
            size="s"
            variant="secondary"
            aria-pressed={option === device}
            onClick={() => onDevice(option)}
          >
            {DEVICES[option].name}
          </Button>
        ))}
      </div>
      {toolbar}
    </div>
  )
}

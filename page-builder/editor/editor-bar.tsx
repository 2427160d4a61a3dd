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

/** Steps back and forward, the width at which the page is looked at, and what else is handed in. */
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
        {DEVICE_ORDER.map((one) => (
          <Button key={one} size="s" variant="secondary" aria-pressed={one === device} onClick={() => onDevice(one)}>
            {DEVICES[one].name}
          </Button>
        ))}
      </div>
      {toolbar}
    </div>
  )
}

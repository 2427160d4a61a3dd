import { type ComponentType, useState } from 'react'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import type { OrderRow } from '../order-rows.ts'

interface ScanButtonProps {
  readonly rows: readonly OrderRow[]
  /** A barcode was read. */
  readonly onRead: (text: string) => void
}

type ScanDialog = ComponentType<ScanButtonProps & { readonly onClose: () => void }>

/** The button that opens the camera, where there can be one. The code that reads barcodes is loaded when it is pressed. */
export function ScanButton({ rows, onRead }: ScanButtonProps) {
  const isHydrated = useIsHydrated()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const [dialog, setDialog] = useState<{ readonly View: ScanDialog }>()
  if (!isHydrated || !canHaveCamera()) return null
  const open = async () => {
    setState('loading')
    try {
      const { ScanDialog: View } = await import('./scan-dialog.tsx')
      setDialog({ View })
      setState('open')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <Button variant="secondary" isBusy={state === 'loading'} onClick={() => void open()}>
        {messages.scanBarcodes()}
      </Button>
      {state === 'failed' && <p role="alert">{messages.scannerNotLoaded()}</p>}
      {state === 'open' && dialog !== undefined && (
        <dialog.View rows={rows} onRead={onRead} onClose={() => setState('closed')} />
      )}
    </div>
  )
}

/** Whether this browser may have a camera. It hides that where the page is not encrypted, which the dialog then says. */
function canHaveCamera(): boolean {
  return 'mediaDevices' in navigator || !window.isSecureContext
}

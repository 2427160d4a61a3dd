import { useState } from 'react'
import { type Toast, ToastRegion, useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { Row } from '../layout.tsx'
import type { Exhibit } from '../states.ts'

const toasts: Readonly<Record<string, Toast>> = {
  Info: { tone: 'info', message: 'Prices are those of your contract.' },
  Success: {
    tone: 'success',
    message: 'The product was added to your cart.',
    action: <Link href="#cart">View cart</Link>,
  },
  Warning: { tone: 'warning', message: 'Only 3 are left.' },
  Error: { tone: 'error', message: 'The product was not added to the cart. Try again later.' },
  Pester: { tone: 'info', message: 'Saved.', mode: 'pester' },
  Sticky: { tone: 'warning', message: 'You work without a network.', mode: 'sticky' },
  Long: { tone: 'success', message: 'Ten lengths of hose are on their way to Station 4.', durationMs: 10_000 },
}

function ToastOverDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Row>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <ToastButtons names={['Sticky']} />
      <Dialog
        isOpen={isOpen}
        title="Delete this list?"
        onClose={() => setIsOpen(false)}
        actions={<ToastButtons names={['Error']} />}
      >
        <p>Its 12 products stay in the shop.</p>
      </Dialog>
    </Row>
  )
}

function ToastButtons({ names }: { readonly names: readonly string[] }) {
  const show = useShowToast()
  return names.map((name) => (
    <Button
      key={name}
      variant="secondary"
      onClick={() => {
        const toast = toasts[name]
        if (toast !== undefined) show(toast)
      }}
    >
      {name}
    </Button>
  ))
}

/** Short messages over the page. */
export const exhibit: Exhibit = {
  component: 'Toast',
  states: {
    'each kind': () => (
      <ToastRegion>
        <Row>
          <ToastButtons names={Object.keys(toasts)} />
        </Row>
      </ToastRegion>
    ),
    'with a dialog': () => (
      <ToastRegion>
        <ToastOverDialog />
      </ToastRegion>
    ),
  },
}

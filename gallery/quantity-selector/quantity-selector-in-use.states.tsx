import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { QuantitySelector } from '@hydrant/design/quantity-selector/quantity-selector.tsx'
import { Stack } from '../arranged.tsx'
import type { Exhibit } from '../states.ts'
import { bySix, Noted } from './noted.tsx'

function SellingOut() {
  const [available, setAvailable] = useState(60)
  return (
    <Stack>
      <QuantitySelector rule={bySix} available={available} defaultValue="30" />
      <Button variant="secondary" onClick={() => setAvailable(20)}>
        Sell all but 20
      </Button>
    </Stack>
  )
}

function InForm() {
  const [sent, setSent] = useState('nothing')
  return (
    <form action={(fields) => setSent(JSON.stringify(fields.get('quantity')))}>
      <Stack>
        <QuantitySelector rule={bySix} />
        <Button type="submit">Send</Button>
        <p>Sent: {sent}</p>
      </Stack>
    </form>
  )
}

/** A quantity selector as pages use it: without some of its parts, in a form, while others buy. */
export const exhibit: Exhibit = {
  component: 'Quantity selector in use',
  states: {
    'sells out': () => <SellingOut />,
    'label hidden': () => <Noted rule={bySix} label="Quantity of fog nozzles" hideLabel />,
    'buttons hidden': () => <Noted rule={bySix} hideButtons />,
    'notifications hidden': () => <Noted rule={bySix} hideNotifications />,
    'rule hidden': () => <Noted rule={bySix} hideRule />,
    'guides in words of their own': () => (
      <Noted rule={bySix} guides={{ minimum: 'At least {0}', maximum: '{0} at most, {0}!', step: 'In cases of {0}' }} />
    ),
    'in a form': () => <InForm />,
    'at the end of a line': () => (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <QuantitySelector rule={bySix} />
      </div>
    ),
  },
}

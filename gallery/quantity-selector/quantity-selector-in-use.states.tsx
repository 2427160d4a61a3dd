import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { QuantitySelector } from '@hydrant/design/quantity-selector/quantity-selector.tsx'
import { Stack } from '../layout.tsx'
import type { Exhibit } from '../states.ts'
import { ruleOfSix, LoggedSelector } from './logged-selector.tsx'

function SellingOut() {
  const [available, setAvailable] = useState(60)
  return (
    <Stack>
      <QuantitySelector rule={ruleOfSix} available={available} defaultValue="30" />
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
        <QuantitySelector rule={ruleOfSix} />
        <Button type="submit">Send</Button>
        <p>Sent: {sent}</p>
      </Stack>
    </form>
  )
}

/** A quantity selector as pages use it: with parts hidden, in a form, with stock that changes. */
export const exhibit: Exhibit = {
  component: 'Quantity selector in use',
  states: {
    'sells out': () => <SellingOut />,
    'label hidden': () => <LoggedSelector rule={ruleOfSix} label="Quantity of fog nozzles" hideLabel />,
    'buttons hidden': () => <LoggedSelector rule={ruleOfSix} hideButtons />,
    'notifications hidden': () => <LoggedSelector rule={ruleOfSix} hideNotifications />,
    'rule hidden': () => <LoggedSelector rule={ruleOfSix} hideRule />,
    'guides in words of their own': () => (
      <LoggedSelector
        rule={ruleOfSix}
        guides={{ minimum: 'At least {0}', maximum: '{0} at most, {0}!', step: 'In cases of {0}' }}
      />
    ),
    'in a form': () => <InForm />,
    'at the end of a line': () => (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <QuantitySelector rule={ruleOfSix} />
      </div>
    ),
  },
}

import { Alert } from '@hydrant/design/feedback/alert.tsx'
import type { Exhibit } from '../states.ts'

/** Messages within a page. */
export const exhibit: Exhibit = {
  component: 'Alert',
  states: {
    info: () => <Alert>Prices are those of your contract.</Alert>,
    success: () => <Alert tone="success">The address was added.</Alert>,
    warning: () => <Alert tone="warning">Two prices have changed since yesterday.</Alert>,
    error: () => (
      <Alert tone="error" title="The order was not placed">
        <p>The purchase order number is taken.</p>
      </Alert>
    ),
  },
}

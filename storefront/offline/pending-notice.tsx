import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/offline.js'
import styles from './offline.module.css'
import type { PendingAddition } from './pending-additions.ts'

interface PendingNoticeProps {
  readonly additions: readonly PendingAddition[]
  readonly onDelete: (keys: readonly string[]) => void
}

/** Shows how many products are added to the cart when the network is back, and which the shop has refused, with the reason. */
export function PendingNotice({ additions, onDelete }: PendingNoticeProps) {
  const waiting = additions.filter(({ problem }) => problem === null)
  const refused = additions.filter(({ problem }) => problem !== null)
  if (additions.length === 0) return null
  return (
    <section className={styles.notice} aria-label={messages.pendingAdditions()}>
      <PageWidth>
        {waiting.length > 0 && (
          <Alert title={messages.waitingCount({ count: waiting.length })}>
            <AdditionList additions={waiting} />
            <Button variant="secondary" size="s" onClick={() => onDelete(waiting.map(({ key }) => key))}>
              {messages.doNotAdd()}
            </Button>
          </Alert>
        )}
        {refused.length > 0 && (
          <Alert tone="error" title={messages.refusedCount({ count: refused.length })}>
            <AdditionList additions={refused} />
            <Button variant="secondary" size="s" onClick={() => onDelete(refused.map(({ key }) => key))}>
              {messages.removeFromList()}
            </Button>
          </Alert>
        )}
      </PageWidth>
    </section>
  )
}

function AdditionList({ additions }: Pick<PendingNoticeProps, 'additions'>) {
  return (
    <ul className={styles.list}>
      {additions.map(({ key, quantity, productName, problem }) => (
        <li key={key}>
          {problem === null
            ? messages.quantityOfProduct({ quantity, product: productName })
            : messages.refusedProduct({ quantity, product: productName, problem })}
        </li>
      ))}
    </ul>
  )
}

import { Moment } from '@hydrant/design/format/moment.tsx'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getParentText } from '../records/field-value.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Fact } from './fact.tsx'
import type { Order } from './load-order.ts'
import styles from './order-paper.module.css'
import { describeAddress } from './order-lines.tsx'
import { listSheets, type PaperKind, type SheetLine } from './paper-sheets.ts'

/** The pick list or packing slips of an order, made to be printed in A4 and Letter: a sheet for each fulfillment order. */
export function OrderPaper({ kind, order, deliveries, fulfillment, buyersOrder, locations }: OrderPaperProps) {
  const title = kind === 'pick-list' ? messages.pickList() : messages.packingSlip()
  const sheets = listSheets(fulfillment, kind)
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHead
          title={messages.paperTitle({ title, number: fulfillment.orderNumber })}
          detail={<Link href={officeLinks.order(fulfillment.orderSummaryId)}>{messages.backToOrder()}</Link>}
        >
          <Button
            onClick={() => {
              print()
            }}
          >
            {messages.printButton()}
          </Button>
        </PageHead>
      </div>
      {sheets.length === 0 && <p>{messages.nothingToPrint()}</p>}
      {sheets.map((sheet) => (
        <article key={sheet.id} className={styles.sheet} aria-label={sheet.number}>
          <header className={styles.head}>
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p>{messages.orderTitle({ number: fulfillment.orderNumber })}</p>
              <p>{sheet.number}</p>
            </div>
            {kind === 'packing-slip' && (
              <address className={styles.sender} aria-label={messages.sender()}>
                {fulfillment.senderLines.join('\n')}
              </address>
            )}
            <dl className={styles.facts}>
              <Fact label={messages.account()}>{getParentText(order, 'Account', 'Name')}</Fact>
              <Fact label={messages.ordered()}>
                <Moment of={getFieldText(order, 'OrderedDate') ?? ''} />
              </Fact>
              <Fact label={messages.poNumber()}>{getFieldText(order, 'PoNumber')}</Fact>
              <Fact label={messages.attention()}>{getFieldText(order, 'Attention__c')}</Fact>
              <Fact label={messages.reference()}>{getFieldText(order, 'OrderReferenceNumber__c')}</Fact>
              <Fact label={messages.carrier()}>
                {sheet.carrier ??
                  buyersOrder.deliveryGroups.find(({ id }) => id === sheet.deliveryId)?.deliveryMethod?.name ??
                  null}
              </Fact>
              <Fact label={messages.fromLocation()}>
                {locations.find(({ id }) => id === sheet.locationId)?.name ?? null}
              </Fact>
            </dl>
          </header>
          <SheetAddress deliveries={deliveries} deliveryId={sheet.deliveryId} />
          <SheetLines lines={sheet.lines} isPickList={kind === 'pick-list'} />
          {kind === 'packing-slip' && sheet.toCome.length > 0 && (
            <section>
              <h3>{messages.stillToCome()}</h3>
              <SheetLines lines={sheet.toCome} isPickList={false} />
            </section>
          )}
        </article>
      ))}
    </>
  )
}

interface OrderPaperProps extends Pick<Order, 'order' | 'deliveries' | 'fulfillment' | 'buyersOrder' | 'locations'> {
  readonly kind: PaperKind
}

function SheetAddress({ deliveries, deliveryId }: Pick<Order, 'deliveries'> & { readonly deliveryId: string }) {
  const delivery = deliveries.find((candidate) => getFieldText(candidate, 'Id') === deliveryId)
  if (delivery === undefined) return null
  const instructions = getFieldText(delivery, 'ShippingInstructions__c')
  return (
    <div className={styles.address}>
      <p>
        <strong>{messages.deliverTo({ name: describeAddress(delivery) })}</strong>
      </p>
      {instructions !== null && <p>{instructions}</p>}
    </div>
  )
}

/** What is on a sheet; whoever picks marks each line, and notes what is not there. */
function SheetLines({ lines, isPickList }: { readonly lines: readonly SheetLine[]; readonly isPickList: boolean }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {isPickList && <th scope="col">{messages.picked()}</th>}
          <th scope="col">{messages.partNumber()}</th>
          <th scope="col">{messages.product()}</th>
          <th scope="col" className={styles.end}>
            {messages.quantity()}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, sku, name, quantity }) => (
          <tr key={id}>
            {isPickList && <td className={styles.box} aria-label={messages.picked()} />}
            <td>{sku}</td>
            <td>{name}</td>
            <td className={styles.end}>
              <NumberText value={quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

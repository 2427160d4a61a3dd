import { Link } from '@hydrant/design/navigation/link.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { officeLinks } from '../office-links.ts'

/** Leads to the papers of an order, and to the order as its buyer sees it. */
export function OrderLinks({ orderId }: { readonly orderId: string }) {
  const { basePath } = useLinkContext()
  return (
    <>
      <Link href={officeLinks.orderPaper(orderId, 'pick-list')}>{messages.pickList()}</Link>
      <Link href={officeLinks.orderPaper(orderId, 'packing-slip')}>{messages.packingSlip()}</Link>
      <a href={`${basePath}/orders/${orderId}?as=buyer`}>{messages.asBuyer()}</a>
    </>
  )
}

import { useHref } from 'react-router'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText } from '../records/field-value.ts'
import { findOrderField } from './order-records.ts'

/** Leads from the record of a part of an order to the page of the order, where it is worked on, and to its file. */
export function OrderRecordLinks({ objectName, record }: OrderRecordLinksProps) {
  const orderField = findOrderField(objectName)
  const orderId = orderField === null ? null : getFieldText(record, orderField)
  const id = getFieldText(record, 'Id') ?? ''
  const filePath = useHref(officeLinks.orderDocument(id))
  if (orderId === null) return null
  return (
    <>
      <Link href={officeLinks.order(orderId)}>
        {objectName === 'Invoice' ? messages.toOrderAndPayments() : messages.toOrder()}
      </Link>
      {(objectName === 'Invoice' || objectName === 'CreditMemo') && (
        <a href={filePath} download>
          {messages.pdf()}
        </a>
      )}
    </>
  )
}

interface OrderRecordLinksProps {
  readonly objectName: string
  readonly record: Readonly<Record<string, unknown>>
}

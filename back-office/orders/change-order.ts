import { redirect } from 'react-router'
import type { OrderChangeBalances } from '@hydrant/contract/admin/order-changes.ts'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readTexts } from '../shell/form-text.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { createOrderCalls, ORDER_INTENTS, type OrderIntent } from './order-calls.ts'

/** What a form on the page of an order sends back when nothing was done yet. */
export interface OrderFormResult {
  readonly intent: OrderIntent
  readonly errors: readonly FormError[]
  /** What a cancellation would take off the order; null for everything else. */
  readonly preview: OrderChangeBalances | null
  /** What was typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
}

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Does with an order what one of its forms asks for, and shows it again. */
export async function changeOrder(
  { staff, basePath }: Office,
  request: Request,
  orderId: string,
): Promise<OrderFormResult> {
  const form = await request.clone().formData()
  const intent = ORDER_INTENTS.find((known) => known === form.get('intent')) ?? 'preview-cancel'
  const call = createOrderCalls(staff, orderId, form)[intent]
  let preview: OrderChangeBalances | null = null
  const errors = await findFormErrors(
    call().then((balances) => (preview = balances)),
    { request, basePath },
  )
  if (errors.length === 0 && intent !== 'preview-cancel')
    throw redirect(toPathAfter(DONE[intent], officeLinks.order(orderId)))
  return { intent, errors, preview, values: readTexts(form) }
}

const DONE = {
  pack: 'packed',
  ship: 'shipped',
  cancel: 'cancelled',
  approve: 'approved',
  hold: 'held',
  release: 'released',
  note: 'noted',
  'send-confirmation': 'sent',
  'create-return': 'announced',
  receive: 'received',
  credit: 'credited',
  refund: 'refunded',
  pay: 'paid',
  'undo-payment': 'paymentTakenBack',
} as const satisfies Readonly<Record<Exclude<OrderIntent, 'preview-cancel'>, DoneAction>>

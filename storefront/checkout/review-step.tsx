import { Step } from '@hydrant/design/steps/step.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import { LineTable } from '../orders/line-table.tsx'
import type { CheckoutView } from './checkout-view.ts'

/** The lines as they will be ordered. */
export function ReviewStep({ checkout }: { readonly checkout: CheckoutView }) {
  const rest = checkout.lineCount - checkout.lines.length
  return (
    <Step id="review" number={4} title="Review" state="open" aside={<Link href={links.cart()}>Edit cart</Link>}>
      <LineTable caption="Items to be ordered" lines={checkout.lines} currency={checkout.currency} />
      {rest > 0 && <p>{rest} more lines are in your cart and are part of this order.</p>}
    </Step>
  )
}

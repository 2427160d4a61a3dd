import type { ReactNode } from 'react'
import type { ShopParts } from '@hydrant/page-builder/registry/block.tsx'
import { SHOP_PARTS } from '../content/shop-parts.tsx'
import { FormDeskContext } from '../forms/form-desk-context.ts'
import type { FormDesk } from '../forms/form-desk.ts'

/** Shows the forms of a page that is only looked at: nothing is sent from there. */
const NO_DESK: FormDesk = { path: '/', version: 0, submissionKey: '', receipt: null, known: {} }

/** What the shop does in blocks, where a page is edited or only looked at: it is seen, and cannot be used. */
export const EDITOR_PARTS: ShopParts = {
  renderCardAction: (product) => <Unused>{SHOP_PARTS.renderCardAction(product)}</Unused>,
  renderFeaturedCard: (product) => <Unused>{SHOP_PARTS.renderFeaturedCard(product)}</Unused>,
  renderForm: (form, renderQuestions) => (
    <FormDeskContext value={NO_DESK}>
      <Unused>{SHOP_PARTS.renderForm(form, renderQuestions)}</Unused>
    </FormDeskContext>
  ),
}

function Unused({ children }: { readonly children: ReactNode }) {
  return <div inert>{children}</div>
}

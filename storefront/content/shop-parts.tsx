import type { ShopParts } from '@hydrant/page-builder/registry/block.tsx'
import { CardAction } from '../catalogue/card-action.tsx'
import { ShopForm } from '../forms/shop-form.tsx'
import { FeaturedCard } from '../home/featured-card.tsx'

/** What this shop does in blocks of pages. */
export const SHOP_PARTS: ShopParts = {
  renderCardAction: (product) => <CardAction product={product} />,
  renderFeaturedCard: (product) => <FeaturedCard product={product} />,
  renderForm: (form, renderQuestions) => <ShopForm form={form} renderQuestions={renderQuestions} />,
}

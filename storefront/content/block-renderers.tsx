import type { BlockRenderers } from '@hydrant/page-builder/registry/block.tsx'
import { CardAction } from '../catalogue/card-action.tsx'
import { ShopForm } from '../forms/shop-form.tsx'
import { FeaturedCard } from '../home/featured-card.tsx'

/** The shop's own renderers for blocks of stored pages: card actions, featured cards and forms. */
export const BLOCK_RENDERERS: BlockRenderers = {
  renderCardAction: (product) => <CardAction product={product} />,
  renderFeaturedCard: (product) => <FeaturedCard product={product} />,
  renderForm: (form, renderQuestions) => <ShopForm form={form} renderQuestions={renderQuestions} />,
}

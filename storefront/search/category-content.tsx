import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb, type Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { PageSlot } from '../content/page-slot.tsx'
import type { LoadedSlots } from '../content/loaded-slots.ts'
import { CategoryHead } from '../catalogue/category-head.tsx'
import { type JsonText, useJsonText } from '../json-text.ts'
import type { ListingQuery } from './listing-query.ts'
import { ListingView } from './listing-view.tsx'
import type { Listing } from './load-listing.ts'

export { prepareListing as prepare } from './listing-view.tsx'

/** The content of a category page. */
export function View({ name, description, crumbs, listing: listingText, slots, query }: CategoryContentProps) {
  const listing = useJsonText(listingText)
  return (
    <>
      <PageSlot page={slots?.above} />
      <PageWidth>
        <Breadcrumb crumbs={crumbs} />
        <CategoryHead name={name} description={description} subcategories={listing.categories} />
        <ListingView listing={{ ...listing, categories: [] }} query={query} canDropTerm />
      </PageWidth>
      <PageSlot page={slots?.below} />
    </>
  )
}

interface CategoryContentProps {
  readonly name: string
  readonly description: string
  readonly crumbs: readonly Crumb[]
  readonly listing: JsonText<Listing>
  readonly slots: LoadedSlots | null
  readonly query: ListingQuery
}

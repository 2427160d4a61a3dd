import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { PageSlot } from '../content/page-slot.tsx'
import type { LoadedSlots } from '../content/loaded-slots.ts'
import { type JsonText, useJsonText } from '../json-text.ts'
import { ListingView, type ListingViewProps } from './listing-view.tsx'
import type { Listing } from './load-listing.ts'
import styles from './search-page.module.css'

export { prepareListing as prepare } from './listing-view.tsx'

/** The content of the page of search results. */
export function View({ listing: listingText, slots, query, similarSearches, foundPages }: SearchContentProps) {
  const listing = useJsonText(listingText)
  return (
    <>
      <PageSlot page={slots?.above} />
      <PageWidth>
        <h1 className={styles.title}>
          <RichMessage
            text={messages.resultsFor({ term: createElementPlaceholder('term') })}
            elements={{ term: <q>{query.term}</q> }}
          />
        </h1>
        <ListingView listing={listing} query={query} similarSearches={similarSearches} foundPages={foundPages} />
      </PageWidth>
      <PageSlot page={slots?.below} />
    </>
  )
}

interface SearchContentProps extends Pick<ListingViewProps, 'query' | 'similarSearches' | 'foundPages'> {
  readonly listing: JsonText<Listing>
  readonly slots: LoadedSlots | null
}

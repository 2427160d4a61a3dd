import type { SectionUses } from '@hydrant/contract/admin/page-parts.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { builderLinks } from './builder-links.ts'
import { describeWhere } from './page-texts.ts'

/** The pages and page slots that show a saved section. */
export function SectionUseList({ uses: { uses, totalCount } }: { readonly uses: SectionUses }) {
  return (
    <section className="builder-sheet">
      <h2>{messages.whereUsed()}</h2>
      <p>{totalCount === 0 ? messages.notUsedYet() : messages.usedOn({ count: totalCount })}</p>
      {uses.length > 0 && (
        <ul className="builder-uses">
          {uses.map((use) => (
            <li key={use.pageId}>
              <Link href={builderLinks.page(use.pageId)}>{use.title}</Link>{' '}
              <span className="builder-muted">
                {messages.placeAndState({
                  where: describeWhere(use),
                  state: use.isLive ? messages.visibleThere() : messages.notPublishedThere(),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {totalCount > uses.length && <p>{messages.moreUses({ count: totalCount - uses.length })}</p>}
      {totalCount > 0 && <p>{messages.deletedOnceUnused()}</p>}
    </section>
  )
}

import { truncateText } from '@hydrant/kernel/text/plain-text.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-publishing.js'

/** About how many characters search engines show. */
const SHOWN_LENGTHS = { title: 60, description: 160 } as const

/** A page as a search engine may show it. */
export function SearchResultPreview({
  title,
  description,
  url,
}: {
  readonly title: string
  readonly description: string
  readonly url: string
}) {
  return (
    <figure>
      <figcaption className="builder-muted">{messages.asASearchResult()}</figcaption>
      <div className="builder-result">
        <span className="builder-result-address">{url.replace(/^https?:\/\//, '')}</span>
        <span className="builder-result-title">{truncateText(title, SHOWN_LENGTHS.title)}</span>
        <span>
          {description === '' ? messages.withoutADescription() : truncateText(description, SHOWN_LENGTHS.description)}
        </span>
      </div>
    </figure>
  )
}

import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import type { BlockProps } from '../../registry/block.tsx'
import type { RecordRequirement } from '../../registry/data-requirements.ts'
import type { seoFields } from './seo.ts'

/** Shows the SEO block: a note in the editor, and nothing for visitors. */
export function View({ values: { pageTitle }, isEditing }: BlockProps<typeof seoFields, RecordRequirement>) {
  const title = pageTitle === '' ? messages.titleOfThePage() : pageTitle
  return isEditing ? <p>{messages.forSearchEngines({ title })}</p> : null
}

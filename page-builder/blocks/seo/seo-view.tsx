import type { BlockProps } from '../../registry/block.tsx'
import type { RecordRequirement } from '../../registry/data-requirements.ts'
import type { seoFields } from './seo.ts'

/** Shows the SEO block: a note in the editor, and nothing for visitors. */
export function View({ values: { pageTitle }, isEditing }: BlockProps<typeof seoFields, RecordRequirement>) {
  return isEditing ? <p>For search engines: {pageTitle === '' ? 'the title of the page' : pageTitle}</p> : null
}

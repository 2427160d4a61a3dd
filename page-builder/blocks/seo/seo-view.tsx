import type { BlockProps } from '../../registry/block.tsx'
import type { RecordNeed } from '../../registry/needs.ts'
import type { seoFields } from './seo-fields.ts'

/** Shows site builders where the block is, and visitors nothing. */
export function View({ values: { pageTitle }, isEditing }: BlockProps<typeof seoFields, RecordNeed>) {
  return isEditing ? <p>For search engines: {pageTitle === '' ? 'the title of the page' : pageTitle}</p> : null
}

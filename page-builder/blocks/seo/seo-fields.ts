import { paragraphs, template, text } from '../../fields/field.ts'

/**
 * The settings of the block. Its texts may contain placeholders such as `{!Record.Name}`, which are replaced by fields
 * of the record.
 */
export const seoFields = {
  recordId: text('Record that the page speaks of'),
  pageTitle: template(text('Title for search engines')),
  description: template(paragraphs('Description for search engines')),
  customHeadTags: template(paragraphs('Further head tags: meta and link')),
}

import { Accordion } from '@hydrant/design/disclosure/accordion.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { RichText } from '@hydrant/design/rich-text/rich-text.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { findEditedEntryIndex } from '../../registry/edited-setting.ts'
import type { accordionFields } from './accordion.ts'

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const

/** Shows the accordion: its entries that have a title, each of which opens and closes. */
export function View({
  values: { items, headingTag, isExclusive },
  editedSetting,
}: BlockProps<typeof accordionFields>) {
  const editedIndex = findEditedEntryIndex('items', editedSetting)
  const visibleItems = items
    .map((item, index) => ({ ...item, isOpen: editedIndex === null ? item.isOpen : index === editedIndex }))
    .filter(({ title }) => title !== '')
  if (visibleItems.length === 0) return null
  return (
    <PageWidth>
      <Accordion
        items={visibleItems.map(({ title, text, isOpen }, position) => ({
          id: `${position} ${title}`,
          title,
          isOpen,
          content: <RichText html={text} />,
        }))}
        headingLevel={LEVELS[headingTag]}
        isExclusive={isExclusive}
      />
    </PageWidth>
  )
}

import { Accordion } from '@hydrant/design/disclosure/accordion.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { RichText } from '@hydrant/design/rich-text/rich-text.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { placeIn } from '../../registry/edited-setting.ts'
import type { accordionFields } from './accordion-fields.ts'

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const

/** Shows the parts that have a title. */
export function View({ values: { items, headingTag, isExclusive }, edited }: BlockProps<typeof accordionFields>) {
  const editedPlace = placeIn('items', edited)
  const shown = items
    .map((item, place) => ({ ...item, isOpen: editedPlace === null ? item.isOpen : place === editedPlace }))
    .filter(({ title }) => title !== '')
  if (shown.length === 0) return null
  return (
    <PageWidth>
      <Accordion
        items={shown.map(({ title, text, isOpen }, position) => ({
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

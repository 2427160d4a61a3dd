import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { toStyleKey } from '../../registry/styles.ts'
import type { textFields } from './text-fields.ts'
import { getTextTag } from './text-style.ts'
import styles from './text.module.css'

/** Shows the text; where its element differs by device, once for each element, of which a device shows only its own. */
export function View({ id, values }: BlockProps<typeof textFields>) {
  const [desktop, tablet, mobile] = [
    getTextTag('desktop', values),
    getTextTag('tablet', values),
    getTextTag('mobile', values),
  ]
  return (
    <div data-block={toStyleKey(id)}>
      <PageWidth className={styles.line}>
        {Array.from(new Set([desktop, tablet, mobile]), (Tag) => (
          <Tag
            key={Tag}
            className={classNames(
              styles.text,
              Tag !== desktop && styles.offDesktop,
              Tag !== tablet && styles.offTablet,
              Tag !== mobile && styles.offMobile,
            )}
          >
            {values.text}
          </Tag>
        ))}
      </PageWidth>
    </div>
  )
}

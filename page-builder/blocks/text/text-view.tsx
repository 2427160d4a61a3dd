import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { styleName } from '../../registry/styles.ts'
import type { textFields } from './text-fields.ts'
import { tagOn } from './text-look.ts'
import styles from './text.module.css'

/** Shows the text: once for each kind of element that it is on some device, and on each device only that one. */
export function View({ id, values }: BlockProps<typeof textFields>) {
  const [desktop, tablet, mobile] = [tagOn('desktop', values), tagOn('tablet', values), tagOn('mobile', values)]
  return (
    <div data-block={styleName(id)}>
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

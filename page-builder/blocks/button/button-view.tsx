import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { buttonFields } from './button.ts'
import styles from './button.module.css'

/** Shows the button: a link that looks like a button. */
export function View({ values: { label, href, variant, size, align, isWide } }: BlockProps<typeof buttonFields>) {
  return (
    <PageWidth className={classNames(styles.line, styles[align])}>
      <ButtonLink href={href} variant={variant} size={size} isWide={isWide}>
        {label}
      </ButtonLink>
    </PageWidth>
  )
}

import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Tooltip } from '@hydrant/design/overlay/tooltip.tsx'
import type { VariationChoice, VariationOption } from './variation-choices.ts'
import styles from './variation-picker.module.css'

/** Attribute choices of a product; each value links to its variation's page. */
export function VariationPicker({ choices }: { readonly choices: readonly VariationChoice[] }) {
  return choices.map((choice) => (
    <div key={choice.label} role="group" aria-label={choice.label} className={styles.choice}>
      <p className={styles.label}>
        {choice.label}: <strong>{choice.options.find((option) => option.isChosen)?.label ?? 'please choose'}</strong>
      </p>
      <ul className={styles.options}>
        {choice.options.map((option) => (
          <li key={option.label}>
            <Option option={option} isSwatch={choice.variant === 'ColorSwatch'} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Option({ option, isSwatch }: { readonly option: VariationOption; readonly isSwatch: boolean }) {
  const content = (
    <>
      {isSwatch && option.colorHexCode !== null && <Swatch color={option.colorHexCode} />}
      {option.label}
    </>
  )
  if (option.href === null) {
    return (
      <span className={styles.missing}>
        {content}
        <VisuallyHidden> not available</VisuallyHidden>
      </span>
    )
  }
  const linkProps = { href: option.href, 'aria-current': option.isChosen ? ('true' as const) : undefined }
  if (!option.changesMore) {
    return (
      <Link {...linkProps} className={styles.option}>
        {content}
      </Link>
    )
  }
  return (
    <Tooltip text="Changes other choices too">
      {(ariaProps) => (
        <Link {...linkProps} {...ariaProps} className={styles.option} data-changes-more>
          {content}
        </Link>
      )}
    </Tooltip>
  )
}

/** An SVG square, because the content security policy allows no inline styles. */
function Swatch({ color }: { readonly color: string }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.swatch} aria-hidden="true">
      <rect width="16" height="16" fill={color} />
    </svg>
  )
}

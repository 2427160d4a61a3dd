import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Tooltip } from '@hydrant/design/overlay/tooltip.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { VariationChoice, VariationOption } from './variation-choices.ts'
import styles from './variation-picker.module.css'

/** Attribute choices of a product; each value links to its variation's page. */
export function VariationPicker({ choices }: { readonly choices: readonly VariationChoice[] }) {
  return choices.map((choice) => (
    <div key={choice.label} role="group" aria-label={choice.label} className={styles.choice}>
      <p className={styles.label}>
        <RichMessage
          text={messages.chosenOption({ choice: choice.label, option: createElementPlaceholder('option') })}
          elements={{ option: <strong>{getChosenLabel(choice)}</strong> }}
        />
      </p>
      <ul className={styles.options}>
        {choice.options.map((option) => (
          <li key={option.label}>
            <VariationOptionLink option={option} isSwatch={choice.variant === 'ColorSwatch'} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function getChosenLabel({ options }: VariationChoice): string {
  return options.find((option) => option.isChosen)?.label ?? messages.pleaseChoose()
}

function VariationOptionLink({ option, isSwatch }: { readonly option: VariationOption; readonly isSwatch: boolean }) {
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
        <VisuallyHidden> {messages.notAvailable()}</VisuallyHidden>
      </span>
    )
  }
  const linkProps = { href: option.href, 'aria-current': option.isChosen ? ('true' as const) : undefined }
  if (!option.changesOtherChoices) {
    return (
      <Link {...linkProps} className={styles.option}>
        {content}
      </Link>
    )
  }
  return (
    <Tooltip text={messages.changesOtherChoices()}>
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

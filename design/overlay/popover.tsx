import { type ReactNode, useId } from 'react'
import * as messages from '@hydrant/messages/compiled/design/overlay.js'
import { Icon, type IconSize } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { IconButton } from '../navigation/icon-button.tsx'
import styles from './popover.module.css'

/**
 * More information behind a button, in a native popover that Escape, its close button or a press outside closes. It
 * works without scripts.
 */
export function Popover({
  label,
  icon = 'utility:info',
  iconSize = 'small',
  closeLabel = messages.close(),
  children,
}: PopoverProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name={icon} size={iconSize} label={label} />
      </button>
      <div id={id} popover="auto" role="group" aria-label={label} className={styles.popover}>
        {children}
        <IconButton
          icon="utility:close"
          label={closeLabel}
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
    </>
  )
}

interface PopoverProps {
  /** The accessible name of both the button and the popover. */
  readonly label: string
  readonly icon?: IconName
  readonly iconSize?: IconSize
  readonly closeLabel?: string
  readonly children: ReactNode
}

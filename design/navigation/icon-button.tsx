import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './icon-button.module.css'

/** A square button with an icon and an accessible label. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, className)}>
      <Icon name={icon} label={label} />
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName
  readonly label: string
}

import { classNames } from '../layout/class-names.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'
import styles from './icon.module.css'

/** A line icon in the text's colour. Without a `label` it is decoration and hidden from assistive technology. */
export function Icon({ name, size = 'm', label }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size])} viewBox="0 0 20 20" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

interface IconProps {
  readonly name: IconName
  readonly size?: 's' | 'm' | 'l'
  readonly label?: string
}

import { useWarnOncePerMessage } from '../format/use-warn-once-per-message.ts'
import { classNames } from '../layout/class-names.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'
import styles from './icon.module.css'

/** The size of an icon; `medium` goes with text of the default size. */
export type IconSize = 'xx-small' | 'x-small' | 'small' | 'medium' | 'large'

/** The colour of an icon; `bare` takes that of the text around it. */
export type IconVariant = 'bare' | 'error' | 'inverse' | 'warning' | 'success'

/**
 * A line icon. An unknown name, such as from a stored page, renders nothing and logs a warning. Without a `label` it is
 * decorative and hidden from assistive technology.
 */
export function Icon({ name, size = 'medium', variant = 'bare', label }: IconProps) {
  const path = Object.hasOwn(ICON_PATHS, name) ? ICON_PATHS[name] : null
  useWarnOncePerMessage(path === null ? `There is no icon '${name}'.` : null)
  if (path === null) return null
  return (
    <svg
      className={classNames(styles.icon, styles[size], styles[variant])}
      viewBox="0 0 20 20"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  )
}

interface IconProps {
  /** `category:name`. */
  readonly name: IconName
  readonly size?: IconSize
  readonly variant?: IconVariant
  readonly label?: string
}

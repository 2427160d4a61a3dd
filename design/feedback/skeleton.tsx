import { classNames } from '../layout/class-names.ts'
import styles from './skeleton.module.css'

/** Holds the place of what is still loading: a line of text, a picture or a whole card. */
export function Skeleton({ shape = 'line' }: { readonly shape?: 'line' | 'picture' | 'card' }) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />
}

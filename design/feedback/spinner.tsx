import styles from './spinner.module.css'

/** A turning ring that appears only after 200 ms. It is decoration: say in words what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

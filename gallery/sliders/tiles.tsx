import styles from './tiles.module.css'

/** So many numbered tiles with a link each. */
export function tiles(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <a key={index} href={`/product/${index + 1}`} className={styles.tile}>
      Item {index + 1}
    </a>
  ))
}

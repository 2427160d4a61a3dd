import styles from './tiles.module.css'

/** Creates that many numbered tiles with links. */
export function createTiles(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <a key={index} href={`/product/${index + 1}`} className={styles.tile}>
      Item {index + 1}
    </a>
  ))
}

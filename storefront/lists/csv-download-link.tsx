import { useHref } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import styles from './csv-download-link.module.css'

/** Links to the CSV file of a list; a plain link, because the browser downloads the file. `path` is inside the shop. */
export function CsvDownloadLink({ path }: { readonly path: string }) {
  return (
    <a href={useHref(path)} download className={styles.link}>
      {messages.downloadAsCsv()}
    </a>
  )
}

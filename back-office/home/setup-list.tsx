import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/home.js'
import styles from './home-page.module.css'
import type { SetupStep } from './load-setup.ts'

/** What is left to set up before the shop can sell, with what happens without it. */
export function SetupList({ steps }: { readonly steps: readonly SetupStep[] }) {
  return (
    <section aria-labelledby="setup" className={styles.setup}>
      <h2 id="setup" className={styles.heading}>
        {messages.leftToSetUp()}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ label, consequence, path }) => (
          <li key={label}>
            <Link href={path}>{label}</Link>
            <span className={styles.consequence}>{consequence}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

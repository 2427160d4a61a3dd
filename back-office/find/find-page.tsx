import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/find.js'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'
import type { FoundSetting } from '../settings/find-settings.ts'
import type { FoundGroup } from './find-records.ts'
import styles from './find-page.module.css'

/** What was found for a term, by object. */
export function FindPage({ term, groups, settings }: FindPageProps) {
  return (
    <>
      <PageHead title={term === '' ? messages.find() : messages.foundFor({ term })} />
      {groups.length === 0 && settings.length === 0 && (
        <EmptyState title={term === '' ? messages.enterSomething() : messages.nothingFound()}>
          <p>{messages.whatIsFound()}</p>
        </EmptyState>
      )}
      {groups.map(({ objectName, labelPlural, records, hasMore }) => (
        <section key={objectName}>
          <h2 className={styles.heading}>{toListTitle({ name: objectName, labelPlural })}</h2>
          <ul className={styles.records}>
            {records.map(({ id, path, title, details }) => (
              <li key={id}>
                <Link href={path}>{title}</Link>
                <span className={styles.details}>{details.join(' · ')}</span>
              </li>
            ))}
          </ul>
          {hasMore && <p className={styles.details}>{messages.thereAreMore()}</p>}
        </section>
      ))}
      {settings.length > 0 && (
        <section>
          <h2 className={styles.heading}>{messages.settings()}</h2>
          <ul className={styles.records}>
            {settings.map(({ label, meaning, path }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
                <span className={styles.details}>{meaning}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface FindPageProps {
  readonly term: string
  readonly groups: readonly FoundGroup[]
  readonly settings: readonly FoundSetting[]
}

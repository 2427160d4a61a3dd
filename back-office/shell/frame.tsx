import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { ToastRegion } from '@hydrant/design/feedback/toast.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { LinkProvider } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import { getFailureMessage } from '@hydrant/rendering/submissions/failure-message.ts'
import { SubmissionFailureToast } from '@hydrant/rendering/submissions/submission-failure-toast.tsx'
import { officeLinks } from '../office-links.ts'
import styles from './frame.module.css'
import { OfficeLink } from './office-link.tsx'
import type { Section } from './sections.ts'
import { useFocusAfterForm } from './use-focus-after-form.ts'

/** The id of the page's main content. */
const CONTENT_ID = 'content'

/** The frame of every page of the back office: search, navigation, and the ways out. */
export function Frame({ basePath, userName, sections, children }: FrameProps) {
  const linkContext = useMemo(() => ({ Link: OfficeLink, basePath, sitePath: basePath }), [basePath])
  const isBusy = useNavigation().state !== 'idle'
  useFocusAfterForm()
  return (
    <LinkProvider value={linkContext}>
      <ToastRegion>
        <SubmissionFailureToast findMessage={getFailureMessage} />
        <a href={`#${CONTENT_ID}`} className={styles.skip}>
          {messages.skipToContent()}
        </a>
        <div className={styles.frame}>
          <header className={styles.bar}>
            <Link href={officeLinks.home()} className={styles.name}>
              {messages.backOffice()}
            </Link>
            <FindForm />
            <div className={styles.out}>
              <a href={`${basePath}/`}>{messages.toTheShop()}</a>
              <a href={`${basePath}/builder`}>{messages.siteBuilder()}</a>
              <form method="post" action={`${basePath}/webruntime/logout`}>
                <button type="submit" title={messages.signedInAs({ userName })}>
                  {messages.signOut()}
                </button>
              </form>
            </div>
          </header>
          <Navigation sections={sections} />
          <main id={CONTENT_ID} tabIndex={-1} className={styles.main} aria-busy={isBusy || undefined}>
            {children}
          </main>
        </div>
      </ToastRegion>
    </LinkProvider>
  )
}

interface FrameProps {
  readonly basePath: string
  readonly userName: string
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/** The search over everything; Ctrl+K focuses it. */
function FindForm() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focusOnShortcut = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.select()
    }
    addEventListener('keydown', focusOnShortcut)
    return () => removeEventListener('keydown', focusOnShortcut)
  }, [])
  const { pathname, search } = useLocation()
  const term = pathname === officeLinks.find() ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <Form role="search" method="get" action={officeLinks.find()} className={styles.find}>
      <input
        key={term}
        ref={field}
        name="q"
        type="search"
        defaultValue={term}
        maxLength={200}
        aria-label={messages.findEverywhere()}
        aria-keyshortcuts="Control+K"
        placeholder={messages.findPlaceholder()}
      />
    </Form>
  )
}

/** The navigation: beside the page where there is room, else folded above it. */
function Navigation({ sections }: Pick<FrameProps, 'sections'>) {
  const { pathname } = useLocation()
  const folded = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (folded.current !== null) folded.current.open = false
  }, [pathname])
  const lists = sections.map(({ label, links }) => (
    <section key={label}>
      <h2>{label}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link href={link.path} aria-current={isCurrent(pathname, link.path) ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      <nav aria-label={messages.backOffice()} className={styles.navigation}>
        {lists}
      </nav>
      <details ref={folded} className={styles.folded}>
        <summary>{messages.menu()}</summary>
        <nav aria-label={messages.backOffice()}>{lists}</nav>
      </details>
    </>
  )
}

function isCurrent(pathname: string, path: string): boolean {
  if (path === officeLinks.objects()) return pathname === path
  return pathname === path || pathname.startsWith(`${path}/`)
}

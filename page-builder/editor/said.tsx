import type { Announcement } from './announcements.ts'

/** What has just happened, or why nothing has, for those who look and for those who listen. */
export function Said({ announcement: { words, count } }: { readonly announcement: Announcement }) {
  return (
    <p role="status" className="editor-said">
      {/* Words that are said again are new ones. */}
      {words !== '' && <span key={count}>{words}</span>}
    </p>
  )
}

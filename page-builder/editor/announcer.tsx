import type { Announcement } from './announcements.ts'

/** The live region that shows and speaks the current announcement. */
export function Announcer({ announcement: { text, count } }: { readonly announcement: Announcement }) {
  return (
    <p role="status" className="editor-said">
      {/* A repeated text is rendered as a new element, so that it is spoken again. */}
      {text !== '' && <span key={count}>{text}</span>}
    </p>
  )
}

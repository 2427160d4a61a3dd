import { useState, type ReactNode } from 'react'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'

interface EditorNoticeProps {
  /** A button that resolves what the notice is about. */
  readonly action?: ReactNode
  readonly isError?: boolean
  readonly children: ReactNode
}

/** A notice over the lower edge of the page in the editor, until the site builder dismisses it. */
export function EditorNotice({ action, isError = false, children }: EditorNoticeProps) {
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <div className="builder-notice">
      {isError && <Icon name="utility:error" size="small" variant="error" />}
      <div>
        <p>{children}</p>
        {action}
      </div>
      <IconButton icon="utility:close" label={messages.dismiss()} onClick={() => setIsDismissed(true)} />
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'

interface EditorNoticeProps {
  /** What there is to be done about it. */
  readonly action?: ReactNode
  readonly isError?: boolean
  readonly children: ReactNode
}

/** Something that an editor is told meanwhile, over the lower edge of the page, until they put it away. */
export function EditorNotice({ action, isError = false, children }: EditorNoticeProps) {
  const [isPutAway, setPutAway] = useState(false)
  if (isPutAway) return null
  return (
    <div className="builder-notice">
      {isError && <Icon name="utility:error" size="small" variant="error" />}
      <div>
        <p>{children}</p>
        {action}
      </div>
      <IconButton icon="utility:close" label={messages.dismiss()} onClick={() => setPutAway(true)} />
    </div>
  )
}

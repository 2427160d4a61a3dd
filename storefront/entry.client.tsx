import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setLocaleSource } from '@hydrant/messages/locale.ts'
import { submissionInstrumentation, startTrackingFormsAndLinks } from './submissions/started-submissions.ts'

setLocaleSource(() => document.documentElement.lang || undefined)
startTrackingFormsAndLinks()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[submissionInstrumentation]} />
    </StrictMode>,
  )
})

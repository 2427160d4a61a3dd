import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setLocaleSource } from '@hydrant/messages/locale.ts'
import {
  startTrackingAndStopOfflineForms,
  submissionInstrumentation,
} from '@hydrant/rendering/submissions/started-submissions.ts'

setLocaleSource(() => document.documentElement.lang || undefined)
startTrackingAndStopOfflineForms()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[submissionInstrumentation]} />
    </StrictMode>,
  )
})

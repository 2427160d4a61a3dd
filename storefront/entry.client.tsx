import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { submissionInstrumentation, trackForms } from './submissions/started-submissions.ts'

trackForms()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[submissionInstrumentation]} />
    </StrictMode>,
  )
})

import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { submissionInstrumentation, watchForms } from './submissions/started-submissions.ts'

watchForms()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[submissionInstrumentation]} />
    </StrictMode>,
  )
})

import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { Form } from 'react-router'
import { peopleLinks } from './people-links.ts'

/** The button that leads to the sign-in of the company; `label` is what its accounts are called. */
export function CompanySignInForm({ label, returnTo }: { readonly label: string; readonly returnTo: string }) {
  return (
    // The answer leads to another site, so it is a new document.
    <Form method="post" action={peopleLinks.companySignIn()} reloadDocument>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" variant="secondary" size="l" isWide>
        {messages.signInWithCompany({ company: label })}
      </Button>
    </Form>
  )
}

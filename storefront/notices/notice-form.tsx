import { Form, useLocation, useNavigation } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { NoticeView } from './load-notice.ts'
import styles from './notice-form.module.css'
import { noticeLinks } from './notice-links.ts'

/** Asks for a mail when a product is back: buyers by one press, guests with their email address. */
export function NoticeForm({ productId, notice }: { readonly productId: string; readonly notice: NoticeView }) {
  const { pathname, search } = useLocation()
  const { state, formAction } = useNavigation()
  const isBusy = state !== 'idle' && formAction?.endsWith(noticeLinks.page()) === true
  const isWaiting = notice.noticeId !== null
  return (
    <Form method="post" action={noticeLinks.page()} preventScrollReset replace className={styles.form}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="productId" value={productId} />
      {isWaiting && <input type="hidden" name="noticeId" value={notice.noticeId} />}
      {isWaiting && <p>{messages.noticeWaiting()}</p>}
      {notice.isGuest && (
        <TextField
          label={messages.noticeEmail()}
          hint={messages.noticeEmailHint()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          className={styles.field}
        />
      )}
      <Button type="submit" name="intent" value={isWaiting ? 'cancel' : 'request'} variant="secondary" isBusy={isBusy}>
        {isWaiting ? messages.noticeEnd() : messages.noticeRequest()}
      </Button>
    </Form>
  )
}

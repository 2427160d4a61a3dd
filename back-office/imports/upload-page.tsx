import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'
import { IMPORT_FILE_BYTES } from '@hydrant/kernel/csv/import-file-bytes.ts'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import type { FormError } from '../shell/office-errors.ts'
import { PageHead } from '../shell/page-head.tsx'
import { toListTitle } from '../shell/sections.ts'
import styles from './imports.module.css'

/** The first step of an import: a file, or rows that are pasted. */
export function UploadPage({ description, errors, pasted }: UploadPageProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const [sizeError, setSizeError] = useState<string>()
  return (
    <>
      <PageHead
        title={messages.importTitle()}
        detail={<Link href={officeLinks.records(description.name)}>{toListTitle(description)}</Link>}
      >
        <Link href={officeLinks.imports()}>{messages.imports()}</Link>
      </PageHead>
      <FormErrors errors={errors} />
      <Form
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        onSubmit={(event) => {
          if (sizeError !== undefined) event.preventDefault()
        }}
      >
        <TextField
          label={messages.file()}
          hint={messages.fileHint()}
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          showOptional={false}
          error={sizeError}
          onChange={({ target: { files } }) =>
            setSizeError((files?.[0]?.size ?? 0) > IMPORT_FILE_BYTES ? messages.fileTooLarge() : undefined)
          }
        />
        <TextAreaField
          label={messages.paste()}
          hint={messages.pasteHint()}
          name="rows"
          rows={8}
          showOptional={false}
          defaultValue={pasted}
        />
        <p>{messages.emptyCells()}</p>
        <Button type="submit" isBusy={isBusy}>
          {messages.upload()}
        </Button>
      </Form>
    </>
  )
}

interface UploadPageProps {
  readonly description: Pick<ObjectDescription, 'name' | 'labelPlural'>
  readonly errors: readonly FormError[]
  /** The rows that were pasted, when the form was rejected. */
  readonly pasted: string
}

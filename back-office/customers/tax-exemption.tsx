import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import { officeLinks } from '../office-links.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import type { RejectedCustomerForm } from './change-customer.ts'
import styles from './customer-page.module.css'
import type { TaxCertificate, Taxes } from './load-taxes.ts'
import { CERTIFICATE_INPUTS, MAX_CERTIFICATE_MEGABYTES } from './upload-certificate.ts'

/** Whether an account is exempt from tax, until when, and by which certificates. */
export function TaxExemption({ taxes, rejected }: TaxExemptionProps) {
  const { state, until, certificates, mayUpload, mayEnd } = taxes
  return (
    <section className={styles.part}>
      <h2>{messages.taxExemption()}</h2>
      {state === 'ended' ? (
        <Alert tone="warning">{messages.exemptionEnded({ day: until ?? '' })}</Alert>
      ) : (
        <p>{describeExemption(taxes)}</p>
      )}
      {certificates.length > 0 && (
        <Table
          caption={messages.taxCertificates()}
          columns={createColumns()}
          rows={certificates}
          rowKey={({ id }) => id}
          variant="dense"
        />
      )}
      {mayEnd && state === 'exempt' && (
        <Form method="post">
          <input type="hidden" name="intent" value="end-exemption" />
          <ConfirmedSubmit
            label={messages.endExemption()}
            title={messages.endExemptionQuestion()}
            text={messages.endExemptionText()}
            confirmLabel={messages.endExemption()}
          />
        </Form>
      )}
      {mayUpload && <UploadForm key={certificates[0]?.id} rejected={rejected} />}
    </section>
  )
}

interface TaxExemptionProps {
  readonly taxes: Taxes
  /** What the form for a certificate was answered, if it was rejected. */
  readonly rejected: RejectedCustomerForm | null
}

function describeExemption({ state, until }: Taxes): string {
  if (state === 'taxed') return messages.paysTaxes()
  return until === null ? messages.taxExempt() : messages.taxExemptUntil({ day: until })
}

const createColumns = (): readonly TableColumn<TaxCertificate>[] => [
  { label: messages.certificateNumber(), cell: ({ number }) => number },
  { label: messages.certificateValidUntil(), cell: ({ validUntil }) => validUntil ?? messages.withoutEnd() },
  { label: messages.certificateFile(), cell: (certificate) => <FileLink {...certificate} /> },
  { label: messages.uploaded(), cell: ({ uploadedDate }) => <Moment of={uploadedDate} /> },
]

/** A plain link: what it leads to is a file and no page. */
function FileLink({ id, fileName }: TaxCertificate) {
  const { basePath } = useLinkContext()
  return (
    <a href={`${basePath}/admin${officeLinks.taxCertificate(id)}`} download>
      {fileName}
    </a>
  )
}

function UploadForm({ rejected }: Pick<TaxExemptionProps, 'rejected'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  const [isChanged, setIsChanged] = useState(false)
  const typed = rejected?.values ?? {}
  const findError = (field: string) => rejected?.errors.find(({ fields }) => fields.includes(field))?.message
  const megabytes = String(MAX_CERTIFICATE_MEGABYTES)
  return (
    <Disclosure title={messages.newCertificate()} isOpen={rejected !== null}>
      <Form
        method="post"
        encType="multipart/form-data"
        className={styles.row}
        onChange={() => setIsChanged(true)}
        onSubmit={() => setIsChanged(false)}
      >
        <LeaveGuard isChanged={isChanged} />
        <input type="hidden" name="intent" value="add-certificate" />
        <TextField
          label={messages.certificateFile()}
          hint={messages.certificateFileHint({ megabytes })}
          name={CERTIFICATE_INPUTS.file}
          type="file"
          required
          accept="application/pdf,image/jpeg,image/png,image/webp,image/avif,image/gif"
          error={findError(CERTIFICATE_INPUTS.file)}
          onChange={({ currentTarget }) => {
            const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > MAX_CERTIFICATE_MEGABYTES * 1024 * 1024
            currentTarget.setCustomValidity(isTooLarge ? messages.certificateTooLarge({ megabytes }) : '')
          }}
        />
        <TextField
          label={messages.certificateNumber()}
          name={CERTIFICATE_INPUTS.number}
          required
          maxLength={80}
          autoComplete="off"
          defaultValue={typed[CERTIFICATE_INPUTS.number]}
          error={findError(CERTIFICATE_INPUTS.number)}
        />
        <TextField
          label={messages.certificateLastDay()}
          hint={messages.certificateLastDayHint()}
          name={CERTIFICATE_INPUTS.validUntil}
          type="date"
          defaultValue={typed[CERTIFICATE_INPUTS.validUntil]}
          error={findError(CERTIFICATE_INPUTS.validUntil)}
        />
        <Button type="submit" isBusy={isBusy}>
          {messages.uploadCertificate()}
        </Button>
      </Form>
    </Disclosure>
  )
}

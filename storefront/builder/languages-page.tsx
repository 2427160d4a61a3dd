import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useHref } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { ChoiceField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-languages.js'
import type { LanguageView } from './builder-links.ts'
import { toEntryName, toTextName, type TranslationsFailure } from './change-translations.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { LanguagesData, NamedText, TranslationLanguage } from './load-translations.ts'
import { useSubmitOnce } from './use-submit-once.ts'

interface LanguagesPageProps extends LanguagesData {
  readonly title: string
  /** Returns the path of this page with another language or other texts. */
  readonly toPath: (view: LanguageView) => string
  /** The path and query of a preview, without that of the language; null where there is no page to look at. */
  readonly previewPath: string | null
  /** Links and remarks about what is translated. */
  readonly remarks: ReactNode
  readonly failure: TranslationsFailure | undefined
}

/** The texts of a page or of the site settings beside their translations into one language. */
export function LanguagesPage({ title, languages, shown, toPath, previewPath, remarks, failure }: LanguagesPageProps) {
  return (
    <LeaveGuard hasFailed={failure !== undefined}>
      <div className="builder-head">
        <h1>{title}</h1>
        <div className="builder-end">
          {shown !== null && previewPath !== null && <PreviewLink language={shown.language} path={previewPath} />}
        </div>
      </div>
      {shown === null ? (
        <EmptyState title={messages.nothingToTranslate()}>
          <p>{messages.onlyOneLanguage()}</p>
        </EmptyState>
      ) : (
        <>
          <p>{messages.explained()}</p>
          {remarks}
          <Choices languages={languages} shown={shown} toPath={toPath} />
          <TextsForm key={`${shown.language.code} ${shown.revision}`} shown={shown} failure={failure} />
        </>
      )}
    </LeaveGuard>
  )
}

type Shown = NonNullable<LanguagesData['shown']>

/** Links to the other languages, and to all texts or only those without a translation. */
function Choices({
  languages,
  shown,
  toPath,
}: Pick<LanguagesPageProps, 'languages' | 'toPath'> & { readonly shown: Shown }) {
  const { language, isFiltered, total, untranslatedCount } = shown
  return (
    <div className="builder-choices">
      {languages.length > 1 && (
        <nav aria-label={messages.language()}>
          {languages.map(({ code, name }) => (
            <ChoiceLink key={code} path={toPath({ language: code })} isCurrent={code === language.code}>
              {name}
            </ChoiceLink>
          ))}
        </nav>
      )}
      <nav aria-label={messages.whichTexts()}>
        <ChoiceLink path={toPath({ language: language.code })} isCurrent={!isFiltered}>
          {messages.allTexts({ count: total })}
        </ChoiceLink>
        <ChoiceLink path={toPath({ language: language.code, show: 'untranslated' })} isCurrent={isFiltered}>
          {messages.untranslated({ count: untranslatedCount })}
        </ChoiceLink>
      </nav>
    </div>
  )
}

/** A link to another view of the same page, as a new document: the browser asks before unsaved input is lost. */
function ChoiceLink({
  path,
  isCurrent,
  children,
}: {
  readonly path: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}) {
  return (
    <a href={useHref(path)} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  )
}

function PreviewLink({ language, path }: { readonly language: TranslationLanguage; readonly path: string }) {
  const { sitePath } = useLinkContext()
  return (
    <a href={sitePath + toLanguagePrefix(language.locale, undefined) + path} target="_blank" rel="noreferrer">
      {messages.previewInLanguage({ language: language.name })}
    </a>
  )
}

function TextsForm({ shown, failure }: { readonly shown: Shown } & Pick<LanguagesPageProps, 'failure'>) {
  const { isBusy, onSubmit } = useSubmitOnce()
  const { language, revision, texts, isFiltered } = shown
  if (texts.length === 0)
    return (
      <>
        {failure !== undefined && <FailureAlert failure={failure} />}
        <EmptyState title={messages.nothingToTranslate()}>
          <p>{isFiltered ? messages.noneMissing() : messages.noTexts()}</p>
        </EmptyState>
      </>
    )
  return (
    <Form method="post" className="builder-translations" onSubmit={onSubmit}>
      <input type="hidden" name="revision" value={failure?.revision ?? revision} />
      <input type="hidden" name="language" value={language.code} />
      {failure !== undefined && <FailureAlert failure={failure} />}
      <Table
        caption={messages.inLanguage({ language: language.name })}
        columns={createColumns(shown, failure)}
        rows={texts.map((text, index) => ({ text, index }))}
        rowKey={({ text }) => toTextName(text)}
      />
      <div className="builder-save">
        <Button type="submit" isBusy={isBusy}>
          {messages.save()}
        </Button>
      </div>
    </Form>
  )
}

/** Shows why nothing was stored, and takes the focus, because the button that was pressed is far below. */
function FailureAlert({ failure }: { readonly failure: TranslationsFailure }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => boxRef.current?.focus(), [failure])
  return (
    <div ref={boxRef} tabIndex={-1}>
      <Alert tone="error" title={messages.notSaved()}>
        <p>{failure.message}</p>
        {failure.isConflict && <p>{messages.readAndSaveAgain()}</p>}
      </Alert>
    </div>
  )
}

interface Row {
  readonly text: NamedText
  readonly index: number
}

function createColumns(
  { language, sourceLocale }: Pick<Shown, 'language' | 'sourceLocale'>,
  failure: TranslationsFailure | undefined,
): readonly TableColumn<Row>[] {
  return [
    {
      label: messages.textColumn(),
      cell: ({ text: { name, source, state } }) => (
        <div className="builder-source">
          <p className="builder-muted">{name}</p>
          <p className="builder-source-text" lang={sourceLocale}>
            {source}
          </p>
          {state === 'missing' && <Badge>{messages.missing()}</Badge>}
          {state === 'outdated' && <Badge variant="accent">{messages.outdated()}</Badge>}
        </div>
      ),
    },
    {
      label: messages.translationColumn(),
      cell: ({ text, index }) => (
        <TranslationField text={text} index={index} language={language} entered={failure?.entries[toEntryName(text)]} />
      ),
    },
  ]
}

function TranslationField({
  text: { blockId, setting, source, text, name, kind, maxLength, state, formerSource },
  index,
  language,
  entered,
}: Row & {
  readonly language: TranslationLanguage
  readonly entered: TranslationsFailure['entries'][string] | undefined
}) {
  const field = {
    label: messages.translationOf({ text: name, language: language.name }),
    name: `text.${index}`,
    lang: language.locale,
    maxLength,
    showOptional: false,
    defaultValue: entered?.text ?? text ?? '',
  }
  return (
    <div className="builder-translation">
      <input
        type="hidden"
        name={`was.${index}`}
        value={JSON.stringify({ blockId, setting, source, text: text ?? '' })}
      />
      {kind === 'text' && source.length <= 40 ? (
        <TextField {...field} />
      ) : (
        <TextAreaField {...field} rows={2} {...(kind === 'rich-text' && { hint: messages.markupKept() })} />
      )}
      {state === 'outdated' && (
        <>
          <p className="builder-muted">{messages.formerText({ text: formerSource ?? '' })}</p>
          <ChoiceField
            type="checkbox"
            name={`keep.${index}`}
            defaultChecked={entered?.isConfirmed === true}
            label={messages.stillRight()}
          />
        </>
      )}
    </div>
  )
}

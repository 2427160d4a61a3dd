import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderBlock, renderPage, TEST_RENDERERS } from '../../testing/render-page.ts'

const fields = [
  { kind: 'email', name: 'email', label: 'Email address', isRequired: true, autocomplete: 'email', section: 'You' },
  { kind: 'phone', name: 'phone', label: 'Phone', section: 'You' },
  { kind: 'number', name: 'chest', label: 'Chest', min: '28', max: '66', step: '0.5', section: 'Coat' },
  { kind: 'date', name: 'needed-by', label: 'Needed by', min: '2026-01-01' },
  { kind: 'choice', name: 'color', label: 'Color', options: 'Tan\nBlack' },
  { kind: 'choices', name: 'extras', label: 'Extras', options: 'Radio pocket\nKnee pads' },
  { kind: 'choices', name: 'constructor', label: 'Builder', options: 'Ours\nTheirs' },
  { kind: 'long-text', name: 'notes', label: 'Notes', maxLength: 500 },
  { kind: 'consent', name: 'measured', label: 'I have measured', isRequired: true },
]
const tagOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

test('renders every kind of question as a native control with its limits [ROU-07]', async () => {
  const html = await renderBlock('form', { title: 'Coat', kind: 'order-form', fields })
  for (const [name, ...attributes] of [
    ['email', 'type="email"', 'required=""', 'autoComplete="email"', 'maxLength="254"'],
    ['phone', 'type="tel"', 'maxLength="40"'],
    ['chest', 'type="number"', 'min="28"', 'max="66"', 'step="0.5"'],
    ['needed-by', 'type="date"', 'min="2026-01-01"'],
    ['notes', 'maxLength="500"'],
    ['measured', 'type="checkbox"', 'required=""', 'value="yes"'],
  ] as const) {
    for (const attribute of attributes) expect(tagOf(html, name).toLowerCase(), name).toContain(attribute.toLowerCase())
  }
  expect(tagOf(html, 'phone')).not.toContain('required')
  expect(html.match(/<option[^>]*>[^<]*/g)?.map((option) => option.replace(/^.*>/, ''))).toEqual([
    'Choose one',
    'Tan',
    'Black',
  ])
  expect(html.match(/<legend[^>]*>[^<]*/g)?.map((legend) => legend.replace(/^.*>/, ''))).toEqual([
    'You',
    'Coat',
    'Extras (optional)',
    'Builder (optional)',
    'Please confirm',
  ])
})

test('renders the label of a question as stored, as the server reads it [ROU-07] [DPR-03]', async () => {
  const fieldsWithExpressions = [{ name: 'about', label: 'About {!Route.recordId}', hint: 'It is {!Route.recordId}.' }]
  const { html } = await renderPage(
    { content: [{ type: 'form', props: { id: 'coat', fields: fieldsWithExpressions } }] },
    { scope: { Route: { recordId: '01t' } } },
  )
  expect(html).toContain('About {!Route.recordId}')
  expect(html).toContain('It is 01t.')
})

test('renders submitted values and field errors [ROU-07]', async () => {
  const controls = {
    values: { email: ['x@'], color: ['Black'], extras: ['Knee pads'] },
    fieldErrors: { email: 'Mend the address.' },
    idOf: (name: string) => `id-${name}`,
    nameOf: (name: string) => name,
  }
  const renderers = {
    ...TEST_RENDERERS,
    renderForm: (_: unknown, renderQuestions: (formControls: typeof controls) => ReactNode) =>
      renderQuestions(controls),
  }
  const { html } = await renderPage({ content: [{ type: 'form', props: { id: 'coat', fields } }] }, { renderers })
  expect(tagOf(html, 'email')).toContain('value="x@"')
  expect(tagOf(html, 'email')).toContain('aria-describedby="id-email-error"')
  expect(html).toContain('Mend the address.')
  expect(html).toMatch(/<option selected="">Black|<option selected="" value="Black">/)
  expect(/<input[^>]*value="Knee pads"[^>]*>/.exec(html)?.[0]).toContain('checked=""')
  expect(/<input[^>]*value="Radio pocket"[^>]*>/.exec(html)?.[0]).not.toContain('checked')
})

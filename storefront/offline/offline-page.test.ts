import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import { OfflinePage } from './offline-page.tsx'

test.each([
  ['en-US', 'You are offline'],
  ['es-US', 'No tiene conexión'],
  ['fr-CA', 'Vous êtes hors ligne'],
  ['de', 'Sie sind offline'],
])('the page for what has no copy is in the language of its URL: %s [OFF-03]', (locale, heading) => {
  const page = createElement(OfflinePage, { shopName: 'Hydrant', sitePath: '/supplies', homePath: '/supplies/es/' })
  expect(runWithLocale(locale, () => renderToStaticMarkup(page))).toContain(`<h1>${heading}</h1>`)
})

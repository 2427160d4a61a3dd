import type { OpenApiDocument } from './document.ts'
import { type Html, html } from '../html.ts'
import type { Json, JsonObject } from './plain-schema.ts'
import { isList, isObject, schemaView, typeView } from './schema-view.ts'

/** One call as the page shows it. */
interface Operation {
  readonly method: string
  readonly path: string
  readonly said: JsonObject
}

/** Addresses that the page links to, with the base path. */
export interface PageLinks {
  readonly home: string
  readonly document: string
  readonly style: string
}

/** The document as one page to read and to search in: chapters, calls, shapes. It needs no script. */
export function documentPage(document: OpenApiDocument, links: PageLinks): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, said]) =>
      isObject(said) ? [{ method: method.toUpperCase(), path, said }] : [],
    ),
  )
  const chapters = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ said }) => isList(said['tags']) && said['tags'].includes(name)),
  }))
  const shapes = Object.entries(document.components.schemas)
  const { title, version, description } = document.info
  return `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} ${version}</title>
        <link rel="stylesheet" href="${links.style}" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <p><a href="${links.home}">To the shop</a></p>
          <h1>${title} <small>${version}</small></h1>
          <p>${description}</p>
          <p><a href="${links.document}">This document as OpenAPI 3.1</a></p>
        </header>
        <div class="columns">
          <nav aria-label="Calls">
            ${chapters.map(chapterLinks)}
            <p><a href="#shapes">Shapes</a></p>
          </nav>
          <main id="calls" tabindex="-1">
            ${chapters.map(chapterView)}
            <section id="shapes" aria-labelledby="shapes-title">
              <h2 id="shapes-title">Shapes</h2>
              ${shapes.map(
                ([name, schema]) =>
                  html`<article id="shape-${name}">
                    <h3>${name}</h3>
                    ${schemaView(schema)}
                  </article>`,
              )}
            </section>
          </main>
        </div>
      </body>
    </html>`.html
  }`
}

interface Chapter {
  readonly name: string
  readonly operations: readonly Operation[]
}

function chapterLinks({ name, operations }: Chapter): Html {
  const links = operations.map(
    ({ said }) => html`<li><a href="#${textOf(said['operationId'])}">${textOf(said['summary'])}</a></li>`,
  )
  return html`<details>
    <summary>${name}</summary>
    <ul>
      ${links}
    </ul>
  </details>`
}

function chapterView({ name, operations }: Chapter): Html {
  return html`<section aria-labelledby="chapter-${idOf(name)}">
    <h2 id="chapter-${idOf(name)}">${name}</h2>
    ${operations.map(operationView)}
  </section>`
}

function operationView({ method, path, said }: Operation): Html {
  const body = said['requestBody']
  return html`<article id="${textOf(said['operationId'])}">
    <h3>${textOf(said['summary'])}</h3>
    <p class="address"><strong>${method}</strong> <code>${path}</code></p>
    <p>${textOf(said['description'])}</p>
    ${parametersView(said['parameters'])}${
      isObject(body)
        ? html`<h4>Body</h4>
            ${contentView(body['content'])}`
        : null
    }
    <h4>Answers</h4>
    <dl>${Object.entries(isObject(said['responses']) ? said['responses'] : {}).map(responseView)}</dl>
  </article>`
}

function parametersView(parameters: Json | undefined): Html | null {
  if (!isList(parameters) || parameters.length === 0) return null
  const rows = parameters
    .filter((one): one is JsonObject => isObject(one))
    .map((parameter) => {
      const place = textOf(parameter['in']) + (parameter['required'] === true ? '' : ', optional')
      return html`<tr>
        <th scope="row"><code>${textOf(parameter['name'])}</code> <small>${place}</small></th>
        <td>${typeView(parameter['schema'])}</td>
      </tr>`
    })
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`
}

function responseView([status, response]: [string, Json]): Html {
  if (!isObject(response)) return html``
  const isRefusal = Number(status) >= 400
  return html`<dt><code>${status}</code> ${textOf(response['description'])}</dt>
    <dd>${isRefusal && 'x-error-codes' in response ? null : contentView(response['content'])}</dd>`
}

function contentView(content: Json | undefined): Html | null {
  if (!isObject(content)) return null
  return html`${Object.entries(content).map(
    ([type, media]) =>
      html`<p><small>${type}</small></p>
        ${schemaView(isObject(media) ? media['schema'] : undefined)}`,
  )}`
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-')
}

import * as messages from '@hydrant/messages/compiled/server/app.js'
import type { OpenApiDocument } from './document.ts'
import { type Html, html } from '../../http/html.ts'
import { renderHtmlPage } from '../../http/html-page.ts'
import { isList, type Json, type JsonObject } from './plain-schema.ts'
import { isJsonObject, renderSchema, renderType } from './schema-view.ts'

/** One endpoint as the page shows it. */
interface Operation {
  readonly method: string
  readonly path: string
  readonly definition: JsonObject
}

/**
 * Renders the OpenAPI document as one HTML page without scripts: chapters, endpoints and schemas. `basePath` is where
 * the shop is served.
 */
export function renderDocumentPage(document: OpenApiDocument, basePath: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, definition]) =>
      isJsonObject(definition) ? [{ method: method.toUpperCase(), path, definition }] : [],
    ),
  )
  const chapters = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ definition }) => isList(definition['tags']) && definition['tags'].includes(name)),
  }))
  const schemas = Object.entries(document.components.schemas)
  const { title, version, description } = document.info
  const body = html`<a class="skip" href="#calls">${messages.skipToCalls()}</a>
    <header>
      <p><a href="${basePath}/">${messages.toTheShop()}</a></p>
      <h1>${title} <small>${version}</small></h1>
      <p>${description}</p>
      <p><a href="${basePath}/openapi.json">${messages.documentAsOpenApi()}</a></p>
    </header>
    <div class="columns">
      <nav aria-label="${messages.calls()}">
        ${chapters.map(renderChapterLinks)}
        <p><a href="#shapes">${messages.shapes()}</a></p>
      </nav>
      <main id="calls" tabindex="-1">
        ${chapters.map(renderChapter)}
        <section id="shapes" aria-labelledby="shapes-title">
          <h2 id="shapes-title">${messages.shapes()}</h2>
          ${schemas.map(
            ([name, schema]) =>
              html`<article id="shape-${name}">
                <h3>${name}</h3>
                ${renderSchema(schema)}
              </article>`,
          )}
        </section>
      </main>
    </div>`
  return renderHtmlPage(`${title} ${version}`, body, basePath)
}

interface Chapter {
  readonly name: string
  readonly operations: readonly Operation[]
}

function renderChapterLinks({ name, operations }: Chapter): Html {
  const links = operations.map(
    ({ definition }) =>
      html`<li><a href="#${toTextOrEmpty(definition['operationId'])}">${toTextOrEmpty(definition['summary'])}</a></li>`,
  )
  return html`<details>
    <summary>${name}</summary>
    <ul>
      ${links}
    </ul>
  </details>`
}

function renderChapter({ name, operations }: Chapter): Html {
  return html`<section aria-labelledby="chapter-${toAnchorId(name)}">
    <h2 id="chapter-${toAnchorId(name)}">${name}</h2>
    ${operations.map(renderOperation)}
  </section>`
}

function renderOperation({ method, path, definition }: Operation): Html {
  const body = definition['requestBody']
  return html`<article id="${toTextOrEmpty(definition['operationId'])}">
    <h3>${toTextOrEmpty(definition['summary'])}</h3>
    <p class="address"><strong>${method}</strong> <code>${path}</code></p>
    <p>${toTextOrEmpty(definition['description'])}</p>
    ${renderParameters(definition['parameters'])}${
      isJsonObject(body)
        ? html`<h4>${messages.body()}</h4>
            ${renderContent(body['content'])}`
        : null
    }
    <h4>${messages.answers()}</h4>
    <dl>${Object.entries(isJsonObject(definition['responses']) ? definition['responses'] : {}).map(renderResponse)}</dl>
  </article>`
}

function renderParameters(parameters: Json | undefined): Html | null {
  if (!isList(parameters) || parameters.length === 0) return null
  const rows = parameters
    .filter((parameter): parameter is JsonObject => isJsonObject(parameter))
    .map((parameter) => {
      const location = toTextOrEmpty(parameter['in'])
      const locationText = parameter['required'] === true ? location : messages.optionalParameter({ location })
      return html`<tr>
        <th scope="row"><code>${toTextOrEmpty(parameter['name'])}</code> <small>${locationText}</small></th>
        <td>${renderType(parameter['schema'])}</td>
      </tr>`
    })
  return html`<h4>${messages.parameters()}</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">${messages.parameterName()}</th>
          <th scope="col">${messages.parameterValue()}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`
}

function renderResponse([status, response]: [string, Json]): Html {
  if (!isJsonObject(response)) return html``
  const isError = Number(status) >= 400
  return html`<dt><code>${status}</code> ${toTextOrEmpty(response['description'])}</dt>
    <dd>${isError && 'x-error-codes' in response ? null : renderContent(response['content'])}</dd>`
}

function renderContent(content: Json | undefined): Html | null {
  if (!isJsonObject(content)) return null
  return html`${Object.entries(content).map(
    ([type, media]) =>
      html`<p><small>${type}</small></p>
        ${renderSchema(isJsonObject(media) ? media['schema'] : undefined)}`,
  )}`
}

function toTextOrEmpty(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

function toAnchorId(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-')
}

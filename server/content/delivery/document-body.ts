import { API_VERSION, MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { ContentReference, DeliveryDocument } from '@hydrant/contract/shop/content-delivery.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { safeBody } from './safe-body.ts'
import type { Content } from './store.ts'

/** Where contents are read from, and how much of them is told. */
export interface DocumentOptions {
  readonly channel: { readonly channelId: string; readonly channelName: string; readonly channelType: string }
  readonly includeBody: boolean
  /** Scheme, host and base path that addresses begin with; '' for addresses within the site. */
  readonly urlPrefix: string
  /** Undefined: references were not asked for. */
  readonly references?: References
}

/** Contents that were found behind references, and how they are told. */
export interface References {
  readonly byKey: ReadonlyMap<string, Content>
  readonly asList: boolean
  readonly expanded: boolean
  /** The keys that one content leads to, as deep as was asked for. */
  readonly keysFrom: (content: Content) => readonly string[]
}

/** A content as it is delivered. */
export function deliveryDocument(content: Content, options: DocumentOptions): DeliveryDocument {
  return {
    contentKey: content.contentKey,
    managedContentId: content.id,
    title: content.title,
    urlName: content.urlName,
    language: content.language,
    publishedDate: toTimestamp(content.publishedAt),
    contentType: { fullyQualifiedName: content.typeName, name: content.typeLabel },
    ...(options.includeBody && { contentBody: contentBody(content, options.urlPrefix) }),
    unauthenticatedUrl: content.file === null ? null : fileUrl(content, options.urlPrefix),
    resourceUrl: resourceUrl(content, options),
    ...referenceFields(content, options),
    channelInfo: options.channel,
    channelSummary: options.channel,
  }
}

function contentBody(content: Content, urlPrefix: string): Record<string, Json> {
  const { file } = content
  if (file === null) return safeBody(content.body ?? {})
  return {
    'sfdc_cms:media': {
      source: {
        type: file.externalUrl === null ? 'file' : 'url',
        mimeType: file.mimeType,
        size: file.size,
        width: file.width,
        height: file.height,
      },
      url: fileUrl(content, urlPrefix),
    },
    altText: file.alternateText,
    focalPoint: { x: file.focalX, y: file.focalY },
    title: content.title,
  }
}

function fileUrl({ contentKey, file }: Content, urlPrefix: string): string {
  return file?.externalUrl ?? `${urlPrefix}${MEDIA_BASE}/${contentKey}`
}

function resourceUrl({ contentKey }: Content, { channel, urlPrefix }: DocumentOptions): string {
  return `${urlPrefix}/services/data/${API_VERSION}/connect/cms/delivery/channels/${channel.channelId}/contents/${contentKey}`
}

function referenceFields(
  content: Content,
  options: DocumentOptions,
): Pick<DeliveryDocument, 'references' | 'referencesList'> {
  const { references } = options
  if (references === undefined) return { references: null, referencesList: null }
  const told = references.keysFrom(content).flatMap((key) => {
    const target = references.byKey.get(key)
    return target === undefined ? [] : [referenceBody(target, options, references.expanded)]
  })
  if (references.asList) return { references: null, referencesList: told }
  return { references: Object.fromEntries(told.map((one) => [one.contentKey, one])), referencesList: null }
}

function referenceBody(target: Content, options: DocumentOptions, isExpanded: boolean): ContentReference {
  const named = {
    contentKey: target.contentKey,
    managedContentId: target.id,
    resourceUrl: resourceUrl(target, options),
  }
  if (!isExpanded) return named
  return {
    ...named,
    title: target.title,
    contentType: { fullyQualifiedName: target.typeName, name: target.typeLabel },
    contentBody: contentBody(target, options.urlPrefix),
  }
}

import { API_VERSION, MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { ContentReference, DeliveryDocument } from '@hydrant/contract/shop/content-delivery.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { sanitizeBody } from './sanitize-body.ts'
import type { Content } from './store.ts'

/** Options for converting contents to documents. */
export interface DocumentOptions {
  readonly channel: { readonly channelId: string; readonly channelName: string; readonly channelType: string }
  readonly includeBody: boolean
  /** Scheme, host and base path for URLs; '' for URLs relative to the site. */
  readonly urlPrefix: string
  /** Undefined: references were not requested. */
  readonly references?: References
}

/** The contents that references lead to, and how to return them. */
export interface References {
  readonly byKey: ReadonlyMap<string, Content>
  readonly asList: boolean
  readonly expanded: boolean
  /**
   * Returns the keys of the contents that a content references, directly or through others, down to the requested
   * depth.
   */
  readonly keysFrom: (content: Content) => readonly string[]
}

/** Converts a content to a delivery document. */
export function toDeliveryDocument(content: Content, options: DocumentOptions): DeliveryDocument {
  return {
    contentKey: content.contentKey,
    managedContentId: content.id,
    title: content.title,
    urlName: content.urlName,
    language: content.language,
    publishedDate: toTimestamp(content.publishedAt),
    contentType: { fullyQualifiedName: content.typeName, name: content.typeLabel },
    ...(options.includeBody && { contentBody: toContentBody(content, options.urlPrefix) }),
    unauthenticatedUrl: content.file === null ? null : toFileUrl(content, options.urlPrefix),
    resourceUrl: toContentApiUrl(content, options),
    ...toReferenceFields(content, options),
    channelInfo: options.channel,
    channelSummary: options.channel,
  }
}

function toContentBody(content: Content, urlPrefix: string): Record<string, Json> {
  const { file } = content
  if (file === null) return sanitizeBody(content.body ?? {})
  return {
    'sfdc_cms:media': {
      source: {
        type: file.externalUrl === null ? 'file' : 'url',
        mimeType: file.mimeType,
        size: file.size,
        width: file.width,
        height: file.height,
      },
      url: toFileUrl(content, urlPrefix),
    },
    altText: file.alternateText,
    focalPoint: { x: file.focalX, y: file.focalY },
    title: content.title,
  }
}

function toFileUrl({ contentKey, file }: Content, urlPrefix: string): string {
  return file?.externalUrl ?? `${urlPrefix}${MEDIA_BASE}/${contentKey}`
}

/** Returns the URL of a content in the API: the field `resourceUrl`. */
function toContentApiUrl({ contentKey }: Content, { channel, urlPrefix }: DocumentOptions): string {
  return `${urlPrefix}/services/data/${API_VERSION}/connect/cms/delivery/channels/${channel.channelId}/contents/${contentKey}`
}

function toReferenceFields(
  content: Content,
  options: DocumentOptions,
): Pick<DeliveryDocument, 'references' | 'referencesList'> {
  const { references } = options
  if (references === undefined) return { references: null, referencesList: null }
  const referenceBodies = references.keysFrom(content).flatMap((key) => {
    const target = references.byKey.get(key)
    return target === undefined ? [] : [toReference(target, options, references.expanded)]
  })
  if (references.asList) return { references: null, referencesList: referenceBodies }
  return {
    references: Object.fromEntries(referenceBodies.map((reference) => [reference.contentKey, reference])),
    referencesList: null,
  }
}

function toReference(target: Content, options: DocumentOptions, isExpanded: boolean): ContentReference {
  const summary = {
    contentKey: target.contentKey,
    managedContentId: target.id,
    resourceUrl: toContentApiUrl(target, options),
  }
  if (!isExpanded) return summary
  return {
    ...summary,
    title: target.title,
    contentType: { fullyQualifiedName: target.typeName, name: target.typeLabel },
    contentBody: toContentBody(target, options.urlPrefix),
  }
}

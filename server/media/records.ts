import { electronicMediaGroup as groupDefinition } from '@hydrant/contract/records/electronic-media-group.ts'
import { managedContent } from '@hydrant/contract/records/managed-content.ts'
import { electronicMediaGroup, media } from '@hydrant/database/schema/media.ts'
import { isGranted } from '@hydrant/kernel/identity/permission-sets.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { changeMediaDescription, createExternalMedia, removeExternalMedia } from './writing/service.ts'

/** The objects of this area in the record API. */
export const MEDIA_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(managedContent, {
    table: media,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.title,
      ContentKey: table.contentKey,
      ContentType__c: table.mediaType,
      AlternateText__c: table.alternateText,
      IsDecorative__c: table.isDecorative,
      ExternalUrl__c: table.externalUrl,
      FileName__c: table.fileName,
      MimeType__c: table.mimeType,
      Width__c: table.width,
      Height__c: table.height,
    }),
    create: (tx, values) =>
      createExternalMedia(tx, {
        title: values.Name,
        mediaType: toMediaType(values.ContentType__c),
        alternateText: values.AlternateText__c ?? '',
        isDecorative: values.IsDecorative__c,
        externalUrl: values.ExternalUrl__c ?? null,
      }),
    update: (tx, id, ...[changes, { actor }]) =>
      changeMediaDescription(tx, id, {
        mayChangePages: isGranted(actor.permissionSets, 'site', 'write'),
        title: changes.Name,
        alternateText: changes.AlternateText__c === undefined ? undefined : (changes.AlternateText__c ?? ''),
        isDecorative: changes.IsDecorative__c,
      }),
    delete: removeExternalMedia,
  }),
  defineStoredObject(groupDefinition, {
    table: electronicMediaGroup,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.label,
      DeveloperName: table.developerName,
      UsageType: table.usage,
    }),
  }),
]

function toMediaType(text: string): 'Image' | 'Document' | 'Video' {
  return text === 'Document' || text === 'Video' ? text : 'Image'
}

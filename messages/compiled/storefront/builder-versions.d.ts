// Compiled by `npm run messages`: change the catalogue, not this file.
/** Actions */
export declare const actions: () => string
/** an entry */
export declare const anEntry: () => string
/** {block} was added */
export declare const blockAdded: (values: { readonly block: string }) => string
/** {block} was moved */
export declare const blockMoved: (values: { readonly block: string }) => string
/** {block} was removed */
export declare const blockRemoved: (values: { readonly block: string }) => string
/** Compare */
export declare const compare: () => string
/** with */
export declare const compareWith: () => string
/** Compare version {version} with the draft */
export declare const compareWithDraft: (values: { readonly version: string }) => string
/** Comparison */
export declare const comparison: () => string
/** Restore this version */
export declare const confirmRestore: () => string
/** Description */
export declare const description: () => string
/** Desktop */
export declare const desktop: () => string
/** Draft */
export declare const draft: () => string
/** From {from} to {to} */
export declare const fromTo: (values: { readonly from: string; readonly to: string }) => string
/** Kept */
export declare const kept: () => string
/** Live */
export declare const live: () => string
/** Look */
export declare const look: () => string
/** Look at version {version} */
export declare const lookAtVersion: (values: { readonly version: string }) => string
/** Mobile */
export declare const mobile: () => string
/** Newest versions */
export declare const newestVersions: () => string
/** no */
export declare const no: () => string
/** There is no such version. */
export declare const noSuchVersion: () => string
/** nothing */
export declare const nothing: () => string
/** No versions yet */
export declare const noVersionsYet: () => string
/** Older versions */
export declare const olderVersions: () => string
/** Open the draft */
export declare const openTheDraft: () => string
/** Page */
export declare const page: () => string
/** Published */
export declare const published: () => string
/** Restore */
export declare const restore: () => string
/** Version {version} is the draft now. Visitors see it when it is published. */
export declare const restored: (values: { readonly version: string }) => string
/** It becomes the draft. What the draft is now is lost unless it was kept as a version; visitors see no difference before it is published. */
export declare const restoreEffect: () => string
/** Go back to version {version}? */
export declare const restoreTitle: (values: { readonly version: string }) => string
/** Restore version {version} */
export declare const restoreVersion: (values: { readonly version: string }) => string
/** They are the same. */
export declare const same: () => string
/** {block} {setting}: {before} {after} */
export declare const settingChanged: (values: { readonly block: string; readonly setting: string; readonly before: string; readonly after: string }) => string
/** Tablet */
export declare const tablet: () => string
/** the draft */
export declare const theDraft: () => string
/** The draft */
export declare const theDraftOption: () => string
/** version {version} */
export declare const theVersion: (values: { readonly version: string }) => string
/** Title */
export declare const title: () => string
/** Version {version} */
export declare const version: (values: { readonly version: string }) => string
/** Version */
export declare const versionLabel: () => string
/** Versions, newest first */
export declare const versionsCaption: () => string
/** Versions of “{title}” */
export declare const versionsOf: (values: { readonly title: string }) => string
/** A version is kept when the page is published, or when you say so in the editor. */
export declare const whenVersionsAreKept: () => string
/** {state} of {title} | {shop} */
export declare const windowTitle: (values: { readonly state: string; readonly title: string; readonly shop: string }) => string
/** yes */
export declare const yes: () => string

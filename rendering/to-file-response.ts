/** A file as the API returns it: its name, its type, and its bytes as base64. */
interface EncodedFile {
  readonly fileName: string
  readonly contentType: string
  readonly content: string
}

/** Creates the response that has a browser save a file; no cache keeps it. */
export function toFileResponse({ fileName, contentType, content }: EncodedFile): Response {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new Response(bytes, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

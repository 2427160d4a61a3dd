/** Without it, spreadsheets read the file in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Creates the response that has a browser save a CSV file; no cache keeps it. Parts that are generated are written as fast
 * as they are read.
 */
export function toCsvResponse(fileName: string, content: string | AsyncGenerator<string, void>): Response {
  return new Response(typeof content === 'string' ? BYTE_ORDER_MARK + content : toStream(content), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

function toStream(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK)),
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void texts.return(),
  })
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { compress, type Encoding } from './encodings.ts'
import { ownBytes } from './own-bytes.ts'

/** How many bytes of answers a process keeps, with what they are known by. */
const LIMIT = 64 * 1024 * 1024

/** An answer larger than this is made anew each time. */
const LARGEST = 1024 * 1024

/** An answer smaller than this is sent as it is. */
const WORTH_COMPRESSING = 1024

/** So many are compressed at the same time; what is asked for meanwhile has its turn when it is asked for again. */
const AT_ONCE = 8

/** What an entry costs beside its bytes, about. */
const OVERHEAD = 400

/** A success as it goes over the wire. */
export interface StoredAnswer {
  readonly status: number
  readonly bytes: Buffer
  readonly etag: string
  readonly encoded: Map<Encoding, Buffer>
}

/** What a handler made: bytes to be sent and kept, or a refusal, which is not kept. */
export type Made = { readonly answer: StoredAnswer } | { readonly refusal: DomainError }

/** Answers that are sent again as they are, the least recently used forgotten first. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, StoredAnswer>({ maxSize: LIMIT, sizeCalculation: sizeOf })
  readonly #making = new Map<string, Promise<Made>>()
  readonly #compressing = new Set<string>()

  /** The answer kept under a key. */
  find(key: string): StoredAnswer | undefined {
    return this.#answers.get(key)
  }

  /** Makes an answer, once however many ask for it meanwhile, and keeps it. */
  make(key: string, work: () => Promise<Made>): Promise<Made> {
    const running = this.#making.get(key)
    if (running !== undefined) return running
    const making = work()
      .then((made) => {
        if ('answer' in made && made.answer.bytes.length <= LARGEST) this.#answers.set(key, made.answer)
        return made
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  /**
   * The bytes in an encoding; until they have been compressed, beside the requests, undefined. What is not kept never
   * is.
   */
  encoded(key: string, answer: StoredAnswer, encoding: Encoding): Buffer | undefined {
    const bytes = answer.encoded.get(encoding)
    const isWorthIt =
      bytes === undefined && answer.bytes.length >= WORTH_COMPRESSING && this.#compressing.size < AT_ONCE
    if (isWorthIt && this.#keeps(key, answer)) void this.#compress(key, answer, encoding)
    return bytes
  }

  #keeps(key: string, answer: StoredAnswer): boolean {
    return this.#answers.peek(key)?.encoded === answer.encoded
  }

  async #compress(key: string, answer: StoredAnswer, encoding: Encoding): Promise<void> {
    const job = `${encoding} ${key}`
    if (this.#compressing.has(job)) return
    this.#compressing.add(job)
    try {
      answer.encoded.set(encoding, await compress(answer.bytes, encoding))
      // It has grown: counted anew, unless it has been forgotten meanwhile. The cache counts only what is not the same
      // as before.
      if (this.#keeps(key, answer)) this.#answers.set(key, { ...answer })
    } finally {
      this.#compressing.delete(job)
    }
  }
}

/** An answer from its text. */
export function storedAnswer(status: number, text: string | ArrayBuffer | Buffer): StoredAnswer {
  const bytes = ownBytes(text)
  return {
    status,
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded: new Map(),
  }
}

function sizeOf({ bytes, encoded }: StoredAnswer, key: string): number {
  return OVERHEAD + 2 * key.length + bytes.length + encoded.values().reduce((sum, variant) => sum + variant.length, 0)
}

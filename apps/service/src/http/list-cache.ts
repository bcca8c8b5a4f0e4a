import { setImmediate } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'

/** A long list that may have to be read. */
export interface ListSource {
  /** The list's key. */
  readonly key: string
  /** The list's version. */
  readonly etag: string
  /** Its rows as JSON text, in portions. */
  readonly read: () => AsyncIterable<string>
}

/** Long lists as packed JSON, read once and kept while they are unchanged. */
export interface ListCache {
  /**
   * A list as it comes: the first rows don't wait for the last. Whoever asks for a list that is being read gets what was
   * read so far and then the rest. An account's lists are read one after the other.
   * @throws whatever reading the first rows throws
   */
  readonly open: (userId: string, list: ListSource) => Promise<ListBody>
}

/** A list that was read, or one that is still coming. */
export type ListBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

const megabyte = 1_048_576
const copiedQuickly = 128 * 1024

/** @param mostBytes how much is kept; the lists that were not asked for the longest are forgotten first */
export function createListCache(mostBytes = 64 * megabyte): ListCache {
  const cache = new Map<string, PackedList>()
  const reading = new Map<string, Promise<unknown>>()

  return {
    open: async (userId, source) => {
      const cached = findKept(source)
      if (cached !== undefined) return cached.getBody()
      while (reading.has(userId)) await reading.get(userId)
      // Meanwhile another request may have begun with the same list.
      const list = findKept(source) ?? begin(userId, source)
      await list.begun
      return list.getBody()
    },
  }

  /** Moves a list that is asked for again to the end: the oldest is dropped first. */
  function findKept({ key, etag }: ListSource): PackedList | undefined {
    const list = cache.get(key)
    if (list?.etag !== etag) return undefined
    cache.delete(key)
    cache.set(key, list)
    return list
  }

  function begin(userId: string, { key, etag, read }: ListSource): PackedList {
    const list = new PackedList(etag, read())
    cache.set(key, list)
    const turn = list.ended
      .then(forgetOldest, () => {
        if (cache.get(key) === list) cache.delete(key)
      })
      .finally(() => reading.delete(userId))
    reading.set(userId, turn)
    return list
  }

  function forgetOldest(): void {
    let bytes = [...cache.values()].reduce((sum, list) => sum + list.bytes, 0)
    for (const [key, list] of cache) {
      if (bytes <= mostBytes) return
      bytes -= list.bytes
      cache.delete(key)
    }
  }
}

/** A list while it is read and packed, and afterwards. */
class PackedList {
  readonly etag: string
  /** Resolves with the first rows. */
  readonly begun: Promise<void>
  /** Resolves with all rows. */
  readonly ended: Promise<void>
  bytes = 0
  /** The rows that have come so far, and all of it once it is complete. */
  private chunks: Uint8Array<ArrayBuffer>[] = []
  private whole: Uint8Array<ArrayBuffer> = new Uint8Array()
  private readonly news = new EventTarget()
  private state: 'reading' | 'complete' | 'failed' = 'reading'

  constructor(etag: string, rows: AsyncIterable<string>) {
    this.etag = etag
    const first = Promise.withResolvers<void>()
    this.begun = first.promise
    this.ended = this.pack(rows, first.resolve)
    this.ended.then(first.resolve, first.reject)
  }

  private async pack(rows: AsyncIterable<string>, onFirst: () => void): Promise<void> {
    const gzip = createGzip({ level: constants.Z_BEST_SPEED })
    gzip.on('data', (chunk: Uint8Array<ArrayBuffer>) => this.add(chunk))
    const packed = new Promise<void>((resolve, reject) => gzip.once('end', resolve).once('error', reject))
    try {
      let text = '['
      for await (const portion of rows) {
        await new Promise<void>((resolve) => gzip.write(text + portion, () => resolve()))
        // The first rows are on their way before the next ones are read.
        if (text === '[') await new Promise<void>((resolve) => gzip.flush(() => resolve()))
        text = ','
        onFirst()
        // Other requests have their turn in between.
        await setImmediate()
      }
      gzip.end(text === '[' ? '[]' : ']')
      await packed
      this.whole = Buffer.concat(this.chunks)
      this.chunks = []
      this.state = 'complete'
    } catch (error) {
      this.state = 'failed'
      gzip.destroy()
      throw error
    } finally {
      this.news.dispatchEvent(new Event('chunk'))
    }
  }

  private add(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk)
    this.bytes += chunk.byteLength
    this.news.dispatchEvent(new Event('chunk'))
  }

  getBody(): ListBody {
    // A response copies the bytes that it is given, but not those of a stream.
    return this.state === 'complete' && this.bytes < copiedQuickly ? this.whole : this.stream()
  }

  /** All of it, from the start, as it comes. */
  private stream(): ReadableStream<Uint8Array> {
    let [next, sent] = [0, 0]
    return new ReadableStream({
      pull: async (controller) => {
        while (this.state === 'reading' && next === this.chunks.length) await this.nextChunk()
        if (this.state === 'failed') return controller.error(new Error('The list ended before its last row.'))
        const isWhole = this.state === 'complete'
        const chunk = isWhole ? this.whole.subarray(sent) : (this.chunks[next] ?? new Uint8Array())
        next += 1
        sent += chunk.byteLength
        if (chunk.byteLength > 0) controller.enqueue(chunk)
        if (isWhole) controller.close()
      },
    })
  }

  private nextChunk(): Promise<unknown> {
    return new Promise((resolve) => this.news.addEventListener('chunk', resolve, { once: true }))
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import { errorText } from '../errors.ts'
import type { Log } from '../log.ts'
import { uploadBodyLimit } from './receive-files.ts'
import type { DocumentStore } from './upload-folder.ts'
import { sweepUploads } from './upload-folder.ts'

export interface S3Settings {
  readonly bucket: string
  /** The address of the service, without the bucket. */
  readonly endpoint: URL
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
  /** The server-side encryption to ask for: `AES256` or `aws:kms`. Default: what the bucket has. */
  readonly encryption?: string | undefined
}

interface Parts {
  readonly log: Log
  /** The folder in which uploads are prepared. */
  readonly dataDir: string
  /** A document without an answer for so long was left behind by a killed process. Default: 10 minutes. */
  readonly abandonedAfterMs?: number
  /** The longest that one call to the store may take, besides the time for its document. Default: 30 seconds. */
  readonly timeoutMs?: number
}

const retries = 2
/** A store that takes or gives less than 1 MB a second doesn't work; in bytes a millisecond. */
const leastPace = 1_000

/**
 * Documents in an S3-compatible store: `pending/<id>.pdf` until their answer is saved, then `documents/<id>.pdf`. The
 * store compares the checksum of what it gets.
 */
export function createS3Store(
  { bucket, endpoint, encryption, ...credentials }: S3Settings,
  { log, dataDir, abandonedAfterMs = 600_000, timeoutMs = 30_000 }: Parts,
): DocumentStore & { readonly check: () => Promise<void> } {
  const client = new AwsClient({ ...credentials, service: 's3', retries })
  const base = `${endpoint.href.replace(/\/$/, '')}/${bucket}`
  const encrypted = encryption === undefined ? {} : { 'x-amz-server-side-encryption': encryption }

  const request = async (path: string, { isMissingFine = false, bytes = 0, ...init }: RequestInit & Choice = {}) => {
    const signal = AbortSignal.timeout(timeoutMs + Math.ceil(bytes / leastPace))
    const response = await client.fetch(`${base}${path}`, { ...init, redirect: 'error', signal }).catch(failToReach)
    if (response.ok || (isMissingFine && response.status === 404)) return response
    const reason = /<Code>([^<]+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new Error(`The document store answered ${response.status} ${reason}`.trim())
  }
  const put = async (key: string, body: Uint8Array<ArrayBuffer>) => {
    const checksum = createHash('sha256').update(body).digest('hex')
    const headers = { 'content-type': 'application/pdf', 'x-amz-content-sha256': checksum, ...encrypted }
    await request(`/${key}`, { method: 'PUT', body, bytes: body.byteLength, headers })
  }
  const remove = async (key: string) => void (await request(`/${key}`, { method: 'DELETE', isMissingFine: true }))
  const finish = async (id: string) => {
    const source = `/${bucket}/${pendingKey(id)}`
    await request(`/${finalKey(id)}`, { method: 'PUT', headers: { 'x-amz-copy-source': source, ...encrypted } })
    await remove(pendingKey(id))
  }
  const list = async () => (await request(`?list-type=2&prefix=${encodeURIComponent('pending/')}`)).text()
  const get = async (key: string) => {
    const response = await request(`/${key}`, { isMissingFine: true, bytes: uploadBodyLimit })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }

  return {
    // A store that is full or only to be read lists its documents, too
    check: async () => {
      await list()
      const key = pendingKey(randomUUID())
      await put(key, new TextEncoder().encode('A trial'))
      await remove(key)
    },
    save: async (file) => {
      const id = randomUUID()
      await put(pendingKey(id), new Uint8Array(await readFile(file)))
      return {
        id,
        // Its answer is saved: the job gives it its name when the store doesn't now
        keep: () => finish(id).catch((error: unknown) => log.error('document not final yet', error, { document: id })),
        // No answer names it: the job removes it when the store doesn't now
        remove: () =>
          remove(pendingKey(id)).catch((error: unknown) =>
            log.error('document not removed yet', error, { document: id }),
          ),
      }
    },
    read: async (id) => (await get(finalKey(id))) ?? get(pendingKey(id)),
    sweep: async (isAlone, isKept) => {
      // Documents from before the store was set have their answer, too
      let cleared = await sweepUploads(dataDir, isAlone, isKept)
      const found = await list()
      for (const { id, modifiedAt } of readPending(found)) {
        if (Date.now() - modifiedAt < abandonedAfterMs) continue
        await ((await isKept(id)) ? finish(id) : remove(pendingKey(id)))
        cleared += 1
      }
      return cleared
    },
  }
}

interface Choice {
  /** True if an object that isn't there is an answer, too. */
  readonly isMissingFine?: boolean
  /** The most that is sent or received. Default: next to nothing. */
  readonly bytes?: number
}

/** Names what kept a request from being answered: `fetch` itself only says that it failed. */
function failToReach(error: unknown): never {
  const reason = error instanceof Error && error.cause !== undefined ? error.cause : error
  throw new Error(`The document store can't be reached: ${errorText(reason)}`, { cause: error })
}

const pendingKey = (id: string) => `pending/${id}.pdf`
const finalKey = (id: string) => `documents/${id}.pdf`

function readPending(list: string): readonly { readonly id: string; readonly modifiedAt: number }[] {
  return [...list.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([entry]) => {
    const id = /<Key>pending\/([\da-f-]{36})\.pdf<\/Key>/.exec(entry)?.[1]
    const modified = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1]
    return id === undefined || modified === undefined ? [] : [{ id, modifiedAt: Date.parse(modified) }]
  })
}

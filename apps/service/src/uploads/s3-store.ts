import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import type { Log } from '../log.ts'
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
  /** The longest that one call to the store may take. Default: 5 minutes, as documents have up to 101 MB. */
  readonly timeoutMs?: number
}

const retries = 2

/**
 * Documents in an S3-compatible store: `pending/<id>.pdf` until their answer is saved, then `documents/<id>.pdf`. The
 * store compares the checksum of what it gets.
 */
export function createS3Store(
  { bucket, endpoint, encryption, ...credentials }: S3Settings,
  { log, dataDir, abandonedAfterMs = 600_000, timeoutMs = 300_000 }: Parts,
): DocumentStore & { readonly check: () => Promise<void> } {
  const client = new AwsClient({ ...credentials, service: 's3', retries })
  const base = `${endpoint.href.replace(/\/$/, '')}/${bucket}`
  const encrypted = encryption === undefined ? {} : { 'x-amz-server-side-encryption': encryption }

  const request = async (path: string, { isMissingFine = false, ...init }: RequestInit & Choice = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await client.fetch(`${base}${path}`, { ...init, redirect: 'error', signal })
    if (response.ok || (isMissingFine && response.status === 404)) return response
    const reason = /<Code>([^<]+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new Error(`The document store answered ${response.status} ${reason}`.trim())
  }
  const remove = async (key: string) => void (await request(`/${key}`, { method: 'DELETE', isMissingFine: true }))
  const finish = async (id: string) => {
    const source = `/${bucket}/${pendingKey(id)}`
    await request(`/${finalKey(id)}`, { method: 'PUT', headers: { 'x-amz-copy-source': source, ...encrypted } })
    await remove(pendingKey(id))
  }
  const list = async () => (await request(`?list-type=2&prefix=${encodeURIComponent('pending/')}`)).text()
  const get = async (key: string) => {
    const response = await request(`/${key}`, { isMissingFine: true })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }

  return {
    check: async () => void (await list()),
    save: async (file) => {
      const id = randomUUID()
      const body = await readFile(file)
      const checksum = createHash('sha256').update(body).digest('hex')
      const headers = { 'content-type': 'application/pdf', 'x-amz-content-sha256': checksum, ...encrypted }
      await request(`/${pendingKey(id)}`, { method: 'PUT', body: new Uint8Array(body), headers })
      return {
        id,
        // Its answer is saved: the job gives it its name when the store doesn't now
        keep: () => finish(id).catch((error: unknown) => log.error('document not final yet', error, { document: id })),
        remove: () => remove(pendingKey(id)),
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

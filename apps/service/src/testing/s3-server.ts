import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../uploads/s3-store.ts'

const bucket = 'documents'
/** The one account that the server knows. */
const keys = { accessKeyId: 'a-key', secretAccessKey: 'a-secret' }

/** What goes wrong with calls that write: refused for want of room, or taken and never answered, or cut off. */
export type S3Fault = 'full' | 'over quota' | 'silent' | 'cut off'

/** An S3-compatible store on this machine. */
export interface S3Server {
  readonly settings: S3Settings
  /** From now on has a fault; null ends it. */
  readonly setFault: (fault: S3Fault | null) => void
  /** The keys of all objects. */
  readonly listKeys: () => readonly string[]
  /** The encryption that was asked for with each object that is there or was, by its key; undefined for none. */
  readonly encryptions: ReadonlyMap<string, string | undefined>
  /** Makes all objects older. */
  readonly age: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

/**
 * An S3-compatible store in memory with one empty bucket: it checks signatures and checksums as S3 does.
 * @param port a free one by default
 */
export async function openS3Server(port = 0): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const encryptions = new Map<string, string | undefined>()
  let fault: S3Fault | null = null
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request)
      const writes = request.method !== 'GET'
      if (writes && fault === 'cut off') throw new Error(fault)
      const noRoom = writes && request.method !== 'DELETE' && fault !== null ? refusals[fault] : undefined
      const { status, content } = findRefusal(request, body) ?? noRoom ?? answerCall(objects, request, body)
      if (request.method === 'PUT') encryptions.set(keyOf(request), encryptionOf(request))
      if (!writes || fault !== 'silent') response.writeHead(status).end(content)
    }
    answer().catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: bound } = server.address() as AddressInfo
  return {
    settings: { bucket, endpoint: new URL(`http://127.0.0.1:${bound}`), region: 'us-east-1', ...keys },
    setFault: (next) => {
      fault = next
    },
    listKeys: () => [...objects.keys()],
    encryptions,
    age: (milliseconds) => {
      for (const [key, { at, ...rest }] of objects)
        objects.set(key, { ...rest, at: new Date(Date.parse(at) - milliseconds).toISOString() })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const keyOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://localhost').pathname.split('/').slice(2).join('/')

function encryptionOf({ headers }: IncomingMessage): string | undefined {
  const asked = headers['x-amz-server-side-encryption']
  return asked === undefined ? undefined : String(asked)
}

interface StoredObject {
  readonly content: Uint8Array
  readonly at: string
}

interface Answer {
  readonly status: number
  readonly content?: string | Uint8Array
}

const fail = (status: number, code: string): Answer => ({ status, content: `<Error><Code>${code}</Code></Error>` })

/** As servers answer that have no room for an object: MinIO, and others with quotas. */
const refusals: Partial<Record<S3Fault, Answer>> = {
  full: fail(507, 'XMinioStorageFull'),
  'over quota': fail(403, 'QuotaExceeded'),
}

/** The few calls of S3 that the service makes: put, copy, get, list and delete. */
function answerCall(objects: Map<string, StoredObject>, request: IncomingMessage, body: Uint8Array): Answer {
  const { method, url = '', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [, name] = pathname.split('/')
  const key = keyOf(request)
  if (name !== bucket) return fail(404, 'NoSuchBucket')
  const at = new Date().toISOString()
  if (method === 'PUT') {
    const source = headers['x-amz-copy-source']
    const copied = source === undefined ? undefined : objects.get(String(source).replace(`/${bucket}/`, ''))
    if (source !== undefined && copied === undefined) return fail(404, 'NoSuchKey')
    objects.set(key, { content: copied?.content ?? body, at })
    return { status: 200 }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (key === '') {
    const found = [...objects].filter(([each]) => each.startsWith(searchParams.get('prefix') ?? ''))
    const entries = found.map(
      ([each, { at: modified }]) => `<Contents><Key>${each}</Key><LastModified>${modified}</LastModified></Contents>`,
    )
    return { status: 200, content: `<ListBucketResult>${entries.join('')}</ListBucketResult>` }
  }
  const object = objects.get(key)
  return object === undefined ? fail(404, 'NoSuchKey') : { status: 200, content: object.content }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()

/** Why a request is refused, by the rules of AWS Signature Version 4; null if it is right. */
function findRefusal({ method, url = '', headers }: IncomingMessage, body: Uint8Array): Answer | null {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (found === null) return fail(403, 'AccessDenied')
  const [, accessKeyId = '', scope = '', signed = '', signature = ''] = found
  if (accessKeyId !== keys.accessKeyId) return fail(403, 'InvalidAccessKeyId')
  const checksum = String(headers['x-amz-content-sha256'])
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const names = signed.split(';')
  const canonical = [
    method,
    pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    checksum,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  if (hmac(key, text).toString('hex') !== signature) return fail(403, 'SignatureDoesNotMatch')
  return checksum === 'UNSIGNED-PAYLOAD' || checksum === sha256(body) ? null : fail(400, 'XAmzContentSHA256Mismatch')
}

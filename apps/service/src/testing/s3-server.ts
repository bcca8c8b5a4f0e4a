import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import type { S3Settings } from '../uploads/s3-store.ts'

const bucket = 'documents'
/** The one account that the server knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * An S3-compatible store on this machine with one empty bucket. It takes signatures of version 4 as they come, so a server
 * in front checks them and the checksums.
 */
export async function openS3Server(): Promise<{ readonly settings: S3Settings; readonly close: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const configureBuckets = [{ name: bucket, configs: [] }]
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await store.run()
  const front = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request)
      const refusal = findRefusal(request, body)
      if (refusal !== null) {
        response.writeHead(refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403)
        response.end(`<Error><Code>${refusal}</Code></Error>`)
        return
      }
      const { host: _host, connection: _connection, ...headers } = request.headers
      const init = { method: request.method ?? 'GET', headers: headers as Record<string, string> }
      const stored = await fetch(`http://127.0.0.1:${port}${request.url}`, body.length > 0 ? { ...init, body } : init)
      response.writeHead(stored.status)
      response.end(new Uint8Array(await stored.arrayBuffer()))
    }
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const { port: frontPort } = front.address() as AddressInfo
  return {
    settings: { bucket, endpoint: new URL(`http://127.0.0.1:${frontPort}`), region: 'us-east-1', ...keys },
    close: async () => {
      front.closeAllConnections()
      front.close()
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()

/** Why a request is refused, by the rules of AWS Signature Version 4; null if it is right. */
function findRefusal({ method, url = '', headers }: IncomingMessage, body: Uint8Array): string | null {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (found === null) return 'AccessDenied'
  const [, accessKeyId = '', scope = '', signed = '', signature = ''] = found
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
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
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  return checksum === 'UNSIGNED-PAYLOAD' || checksum === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { demoPassword } from '@producer-portal/domain/mocks'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { pdfOf } from '../testing/documents.ts'
import { requirementsIn } from '../testing/requirements.ts'
import { runTestService } from '../testing/running-service.ts'
import { signInAt } from '../testing/service-process.ts'

const DATA_DIR = makeFileFolder()
const megabyte = 1_048_576
const service = await runTestService({ DATA_DIR, PORTAL_DIST: '/nowhere' })
const authorization = `Bearer ${await signInAt(service.origin, 'rivera', demoPassword)}`
const list = await fetch(`${service.origin}/api/contracts?type=pending`, { headers: { authorization } })
const open = requirementsIn(await list.json()).filter(({ requirement }) => takesDocuments(requirement))
const path = `/api${open[0]?.uploadPath}`
/** For the one upload that is taken: its requirement takes no other one. */
const pathOfSuccess = `/api${open[1]?.uploadPath}`
const leftovers = () => (existsSync(join(DATA_DIR, 'uploads')) ? readdirSync(join(DATA_DIR, 'uploads')) : [])
const part = (name: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"${more}\r\n\r\n`
const multipart = 'multipart/form-data; boundary=x'
/** Two files whose heads have this length, sent in pieces that end anywhere. */
const longHeads = (length: number) => {
  const file = `${part('a.pdf', `\r\nX: ${'y'.repeat(length)}`)}a\r\n`
  return `${part('b.pdf')}b\r\n${file}${file}--x--\r\n`.match(/[^]{1,1001}/g) ?? []
}

function begin(headers: OutgoingHttpHeaders, to = path): ClientRequest {
  return request(`${service.origin}${to}`, { method: 'POST', headers: { authorization, ...headers } })
}

/** Sends a body in pieces. @returns status, text and pause of the answer */
function send(
  headers: OutgoingHttpHeaders,
  pieces: Iterable<string | Uint8Array>,
  to = path,
): Promise<{ status: number; text: string; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = begin(headers, to)
    let isAnswered = false
    sent.on('response', (response) => {
      isAnswered = true
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] }),
      )
    })
    sent.on('error', (error) => (isAnswered ? undefined : reject(error)))
    for (const piece of pieces) sent.write(piece)
    sent.end()
  })
}

/** Five files of 24 MB, and no word before of how much there will be. */
function* endless() {
  for (let file = 0; file < 5; file += 1) {
    yield part(`${file}.pdf`)
    for (let chunk = 0; chunk < 24; chunk += 1) yield Buffer.alloc(megabyte, 'x')
    yield '\r\n'
  }
}

describe('an upload', () => {
  test.each<[string, OutgoingHttpHeaders, (string | Uint8Array)[], number]>([
    ['of another type', { 'content-type': 'application/json' }, ['{}'], 415],
    ['of a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, ['file=a'], 415],
    ['without a type', {}, ['x'], 415],
    ['of several types', { 'content-type': 'multipart/mixed; boundary=x' }, ['--x--'], 415],
    ['that is compressed', { 'content-type': multipart, 'content-encoding': 'gzip' }, ['x'], 415],
    ['without a boundary', { 'content-type': 'multipart/form-data; charset=utf-8' }, ['x'], 400],
    ['with an endless boundary', { 'content-type': `multipart/form-data; boundary=${'x'.repeat(3000)}` }, ['x'], 400],
    ['that is empty', { 'content-type': multipart }, [], 400],
    ['that ends at once', { 'content-type': multipart }, ['--x--\r\n'], 422],
    ['that is no multipart', { 'content-type': multipart }, ['a'.repeat(1000)], 400],
    ['that ends within a file', { 'content-type': multipart }, [part('a.pdf'), '%PDF-1.7'], 400],
    ['that ends within a head', { 'content-type': multipart }, ['--x\r\nContent-Dispo'], 400],
    [
      'of a field',
      { 'content-type': multipart },
      ['--x\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--x--\r\n'],
      422,
    ],
    [
      'of a file in another field',
      { 'content-type': multipart },
      [part('a.pdf').replace('"file"', '"other"'), 'a\r\n--x--\r\n'],
      422,
    ],
    ['of a thousand parts', { 'content-type': multipart }, [`${part('a.pdf')}a\r\n`.repeat(1000), '--x--\r\n'], 413],
    [
      'with a huge head',
      { 'content-type': multipart },
      [part('a.pdf', `\r\nX: ${'y'.repeat(100_000)}`), 'a\r\n--x--\r\n'],
      400,
    ],
    ['with many long heads', { 'content-type': multipart }, longHeads(17_000), 400],
    ['with heads that are not too long', { 'content-type': multipart }, longHeads(15_000), 422],
    ['with a name that climbs out', { 'content-type': multipart }, [part('../../etc/passwd'), 'a\r\n--x--\r\n'], 422],
    [
      'that says it is larger than is taken',
      { 'content-type': multipart, 'content-length': 102 * megabyte },
      ['x'],
      413,
    ],
  ])('%s is refused', async (_, headers, pieces, status) => {
    const { status: received, text } = await send(headers, pieces)
    expect([received, text]).toEqual([status, expect.stringContaining('"message":')])
    expect(text).not.toMatch(/etc|\.\./)
    await expect.poll(leftovers).toEqual([])
  })

  test('that never says how large it is ends at the limit', async () => {
    const answered = await send({ 'content-type': multipart }, endless()).catch((error: unknown) => error)
    // The answer, or a connection that was closed before all was sent.
    expect(answered).toSatisfy(
      (answer: { status?: number; code?: string }) =>
        answer.status === 413 || /EPIPE|ECONNRESET/.test(answer.code ?? ''),
    )
    await expect.poll(leftovers).toEqual([])
  })

  test.each([
    ['within a file', [part('a.pdf'), '%PDF-1.7 ', 'x'.repeat(200_000)]],
    ['between two files', [part('a.pdf'), '%PDF-1.7\r\n', '--x\r\n']],
  ])('whose connection is cut %s leaves nothing behind', async (_, pieces) => {
    const sent = begin({ 'content-type': multipart, 'content-length': 5 * megabyte })
    sent.on('error', () => undefined)
    for (const piece of pieces) sent.write(piece)
    await expect.poll(leftovers).toHaveLength(1)
    sent.destroy()
    await expect.poll(leftovers).toEqual([])
    const health = await fetch(`${service.origin}/api/health`)
    expect(health.status).toBe(200)
  })

  test('is refused while six others of the account are on their way', async () => {
    const others = Array.from({ length: 6 }, () => begin({ 'content-type': multipart, 'content-length': megabyte }))
    for (const other of others) {
      other.on('error', () => undefined)
      other.write(part('a.pdf'))
    }
    await expect.poll(leftovers).toHaveLength(6)
    const seventh = begin({ 'content-type': multipart, 'content-length': megabyte })
    seventh.on('error', () => undefined)
    seventh.write(part('a.pdf'))
    // Before all of it was sent
    const [{ statusCode, headers }] = (await once(seventh, 'response')) as [IncomingMessage]
    expect([statusCode, headers['retry-after']]).toEqual([429, '10'])
    seventh.destroy()
    const { status, text } = await send({ 'content-type': multipart }, [part('a.pdf'), 'a\r\n--x--\r\n'])
    expect([status, text]).toEqual([429, expect.stringContaining('Too many uploads at once.')])
    for (const other of others) other.destroy()
    await expect.poll(leftovers).toEqual([])
    await expect(send({ 'content-type': multipart }, ['--x--\r\n'])).resolves.toMatchObject({ status: 422 })
  })

  test('that cannot be stored is told so, and its reason is not', async () => {
    rmSync(join(DATA_DIR, 'uploads'), { recursive: true, force: true })
    writeFileSync(join(DATA_DIR, 'uploads'), 'no folder')
    const { status, text } = await send({ 'content-type': multipart }, [part('a.pdf'), 'a\r\n--x--\r\n'])
    rmSync(join(DATA_DIR, 'uploads'))
    expect([status, JSON.parse(text)]).toEqual([
      500,
      { code: 'unexpected', message: "We couldn't store your documents. Try again later." },
    ])
  })

  test('is taken in small pieces as well', async () => {
    const bytes = Buffer.concat([Buffer.from(part('a.pdf')), await pdfOf(200), Buffer.from('\r\n--x--\r\n')])
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    )
    const { status } = await send({ 'content-type': multipart }, pieces, pathOfSuccess)
    expect(status).toBe(200)
    await expect.poll(leftovers).toEqual([])
  })
})

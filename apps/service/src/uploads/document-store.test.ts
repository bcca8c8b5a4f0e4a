// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { freePort } from '../testing/postgres-server.ts'
import { openForeignS3Server } from '../testing/foreign-s3-server.ts'
import { openS3Server } from '../testing/s3-server.ts'
import { openDocumentStore } from './open-document-store.ts'
import type { S3Settings } from './s3-store.ts'
import { createS3Store } from './s3-store.ts'
import type { DocumentStore } from './upload-folder.ts'
import { createDocumentFolder } from './upload-folder.ts'

const events: string[] = []
const log = {
  event: (event: string, facts = {}) => void events.push(`${event} ${JSON.stringify(facts)}`),
  error: (event: string, error: unknown, facts = {}) =>
    void events.push(`${event} ${JSON.stringify(facts)} ${String(error)}`),
}
const nobody = () => Promise.resolve(false)
const everybody = () => Promise.resolve(true)

let dataDir: string
let s3: Awaited<ReturnType<typeof openS3Server>>
let foreign: Awaited<ReturnType<typeof openForeignS3Server>>
beforeAll(async () => {
  s3 = await openS3Server()
  dataDir = mkdtempSync(join(tmpdir(), 'documents-'))
  foreign = await openForeignS3Server(join(dataDir, 'buckets'))
})
beforeEach(() => mkdirSync(join(dataDir, 'uploads'), { recursive: true }))
afterAll(async () => {
  await Promise.all([s3.close(), foreign.close()])
  rmSync(dataDir, { recursive: true })
})

function write(content: string): string {
  const path = join(dataDir, 'merged.pdf')
  writeFileSync(path, content)
  return path
}
const textOf = async (store: DocumentStore, id: string) => {
  const content = await store.read(id)
  return content && new TextDecoder().decode(content)
}
const openS3 = (change: Partial<S3Settings> = {}, timeoutMs = 10_000) =>
  createS3Store({ ...s3.settings, ...change }, { log, dataDir, abandonedAfterMs: -1000, timeoutMs })

const homes: readonly (readonly [string, () => DocumentStore])[] = [
  ['a folder', () => createDocumentFolder(dataDir)],
  ['an S3-compatible store', () => openS3()],
  ['one that others have made', () => openS3(foreign.settings)],
]

describe.each(homes)('documents in %s', (_, open) => {
  test('are kept once their answer is saved', async () => {
    const store = open()
    const { id, keep } = await store.save(write('one'))
    await keep()
    expect(await textOf(store, id)).toBe('one')
    expect(await store.sweep(true, nobody)).toBe(0)
    expect(await textOf(store, id)).toBe('one')
  })

  test('are removed when it could not be saved', async () => {
    const store = open()
    const { id, remove } = await store.save(write('two'))
    await remove()
    expect(await textOf(store, id)).toBeNull()
  })

  test('of a process that was killed are read and finished with their answer, and removed without one', async () => {
    const store = open()
    const { id } = await store.save(write('three'))
    expect(await textOf(store, id)).toBe('three')
    expect(await store.sweep(true, everybody)).toBe(1)
    expect(await textOf(store, id)).toBe('three')
    expect(await store.sweep(true, nobody)).toBe(0)
    const lost = await store.save(write('four'))
    expect(await store.sweep(true, nobody)).toBe(1)
    expect(await textOf(store, lost.id)).toBeNull()
  })

  test('that there are none of are not found', async () => {
    expect(await open().read('00000000-0000-4000-8000-000000000000')).toBeNull()
  })
})

describe('an S3-compatible store', () => {
  test('leaves what another process is still saving', async () => {
    const store = createS3Store(s3.settings, { log, dataDir })
    const { id, remove } = await store.save(write('five'))
    expect(await store.sweep(true, nobody)).toBe(0)
    expect(await textOf(store, id)).toBe('five')
    await remove()
  })

  test.each<[string, Partial<S3Settings>, string]>([
    ['a wrong secret', { secretAccessKey: 'old' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'nobody' }, '403 InvalidAccessKeyId'],
    ['a bucket that does not exist', { bucket: 'lost' }, '404 NoSuchBucket'],
  ])('with %s stores nothing and says why', async (_, change, reason) => {
    for (const store of [openS3(change), openS3({ ...foreign.settings, ...change })]) {
      await expect(store.save(write('six'))).rejects.toThrow(`The document store answered ${reason}`)
      await expect(store.check()).rejects.toThrow(reason)
    }
    await expect(openS3(foreign.settings).check()).resolves.toBeUndefined()
  })

  test('that is away has not lost its documents', async () => {
    const away = openS3({ endpoint: new URL(`http://127.0.0.1:${await freePort()}`) })
    await expect(away.read('00000000-0000-4000-8000-000000000000')).rejects.toThrow(
      "can't be reached: connect ECONNREFUSED",
    )
  })

  test('that goes away after the answer was saved leaves the rest to the job', async () => {
    const { id, keep } = await openS3().save(write('seven'))
    const { fetch } = globalThis
    globalThis.fetch = () => Promise.reject(new Error('away'))
    await keep().finally(() => (globalThis.fetch = fetch))
    expect(events).toContainEqual(expect.stringContaining('document not final yet'))
    expect(await openS3().sweep(true, everybody)).toBe(1)
    expect(await textOf(openS3(), id)).toBe('seven')
  })

  test('that goes away when the answer could not be saved leaves the document to the job, and its reason to the answer', async () => {
    const { id, remove } = await openS3().save(write('eleven'))
    s3.setFault('cut off')
    await remove().finally(() => s3.setFault(null))
    expect(events).toContainEqual(expect.stringContaining('document not removed yet'))
    expect(await openS3().sweep(true, nobody)).toBe(1)
    expect(await textOf(openS3(), id)).toBeNull()
  })

  test.each([
    ['full', '507 XMinioStorageFull'],
    ['over quota', '403 QuotaExceeded'],
    ['silent', "can't be reached: The operation was aborted due to timeout"],
    ['cut off', "can't be reached: other side closed"],
  ] as const)('that is %s when the service starts is told, although it can be read', async (fault, reason) => {
    s3.setFault(fault)
    const check = openS3({}, 300).check()
    await expect(check.finally(() => s3.setFault(null))).rejects.toThrow(reason)
    await openS3().sweep(true, nobody)
    await expect(openS3().check()).resolves.toBeUndefined()
    expect(s3.listKeys().filter((key) => key.startsWith('pending/'))).toEqual([])
  })
})

const openBy = (given: Readonly<Record<string, string>>) => {
  events.length = 0
  return openDocumentStore(readSettings({ DATA_DIR: dataDir, ...given }), log)
}
const addressOf = () => `s3://documents?endpoint=${s3.settings.endpoint.origin}`

describe('the settings', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a-key', AWS_SECRET_ACCESS_KEY: 'a-secret' }

  test('name the store, and the log says whether it answers', async () => {
    const store = openBy({ DOCUMENT_STORE: addressOf(), ...keys })
    await expect.poll(() => events, { timeout: 20_000 }).toContainEqual(expect.stringContaining('document store ready'))
    const { id, keep } = await store.save(write('eight'))
    await keep()
    expect(await textOf(openS3(), id)).toBe('eight')
  })

  test.each([
    ['&encryption=AES256', 'AES256'],
    ['&encryption=aws:kms', 'aws:kms'],
    ['', undefined],
  ])('with %j ask the store to encrypt, while a document is pending and afterwards: %s', async (part, expected) => {
    const store = openBy({ DOCUMENT_STORE: `${addressOf()}${part}`, ...keys })
    const { id, keep } = await store.save(write('ten'))
    await keep()
    const asked = [`pending/${id}.pdf`, `documents/${id}.pdf`].map((key) => [
      s3.encryptions.has(key),
      s3.encryptions.get(key),
    ])
    expect(asked).toEqual([
      [true, expected],
      [true, expected],
    ])
  })

  test('without the credentials are not used: documents are refused, not put elsewhere', async () => {
    const store = openBy({ DOCUMENT_STORE: addressOf(), AWS_ACCESS_KEY_ID: 'a-key' })
    const facts = { name: 'DOCUMENT_STORE', value: addressOf(), missing: 'AWS_SECRET_ACCESS_KEY' }
    expect(events).toEqual([`setting not used ${JSON.stringify(facts)}`])
    await expect(store.save(write('nine'))).rejects.toThrow('AWS_SECRET_ACCESS_KEY')
  })

  test('with the wrong credentials are told with their value, and the service goes on', async () => {
    openBy({ DOCUMENT_STORE: addressOf(), ...keys, AWS_SECRET_ACCESS_KEY: 'wrong-secret' })
    await expect.poll(() => events, { timeout: 20_000 }).toHaveLength(1)
    const facts = { name: 'DOCUMENT_STORE', value: addressOf() }
    expect(events[0]).toContain(`document store not ready ${JSON.stringify(facts)}`)
    expect(events[0]).toContain('SignatureDoesNotMatch')
    expect(events[0]).not.toContain('wrong-secret')
  })

  test.each(['documents', 's3://', 's3://b?endpoint=ftp://x', 's3://b?encryption=none'])(
    'refuse the address %s',
    (wrong) => {
      expect(() => openBy({ DOCUMENT_STORE: wrong })).toThrow('DOCUMENT_STORE must be an address like s3://')
    },
  )
})

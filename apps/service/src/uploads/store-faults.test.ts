import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { afterAll, describe, expect, test } from 'vitest'
import { pdfOf, pdfOfSize } from '../testing/documents.ts'
import { makeFileFolder } from '../testing/file-folder.ts'
import { openFileService } from '../testing/file-service.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import type { S3Fault } from '../testing/s3-server.ts'
import { openS3Server } from '../testing/s3-server.ts'
import { createS3Store } from './s3-store.ts'

const DATA_DIR = makeFileFolder()
const s3 = await openS3Server()
afterAll(s3.close)
const service = await openFileService({ settings: { DATA_DIR } })
const { db, log } = service.services
const parts = { log, dataDir: DATA_DIR, abandonedAfterMs: -1000, timeoutMs: 300 }
Object.assign(service.services, { documents: createS3Store(s3.settings, parts) })

const token = await service.tokenOf('rivera')
const pending = await service.call('/api/contractsAndRequirements?type=pending', { token })
const open = requirementsIn(pending.body).filter(({ requirement }) => takesDocuments(requirement))
const send = async (path: string) =>
  service.call(`/api${path}`, { method: 'POST', token, body: formWith([['statement.pdf', await pdfOf(200)]]) })
const answers = () => db.selectFrom('requirement_answer').select('id').orderBy('answered_at').execute()

const leftovers = (folder: string) => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : [])
const cannotStore = { code: 'unexpected', message: "We couldn't store your documents. Try again later." }

describe('documents are not taken by a store that', () => {
  test.each<[S3Fault, RegExp]>([
    ['full', /507 XMinioStorageFull/],
    ['over quota', /403 QuotaExceeded/],
    ['silent', /aborted due to timeout/],
    ['cut off', /can't be reached/],
  ])('is %s: the producer is told, nothing of them stays, and a later try works', async (fault, reason) => {
    const path = open.shift()?.uploadPath ?? ''
    const before = await answers()
    s3.setFault(fault)
    const { status, body } = await send(path)
    s3.setFault(null)
    expect([status, body]).toEqual([500, cannotStore])
    // The reason is for the operator
    expect(service.events.at(-1)).toMatch(/^request failed /)
    expect(service.events.at(-1)).toMatch(reason)
    expect(await answers()).toEqual(before)
    expect(leftovers(DATA_DIR)).toEqual([])
    await service.runJob('uploads')
    expect(await db.selectFrom('running_upload').selectAll().execute()).toEqual([])
    expect(s3.listKeys()).toEqual(before.map(({ id }) => `documents/${id}.pdf`))

    expect((await send(path)).status).toBe(200)
    expect(s3.listKeys()).toEqual((await answers()).map(({ id }) => `documents/${id}.pdf`))
    expect(s3.listKeys()).toHaveLength(before.length + 1)
  })
})

const program = `
  import { createDocumentFolder } from './upload-folder.ts'
  import { storeDocuments } from './store-documents.ts'
  const [, dataDir, type] = process.argv
  const request = new Request('http://localhost', {
    method: 'POST', headers: { 'content-type': type }, body: process.stdin, duplex: 'half',
  })
  const places = { dataDir, documents: createDocumentFolder(dataDir), takeTurn: (work) => work() }
  await storeDocuments(request, 'file', places).then(
    () => console.log('stored'),
    ({ status, message, cause }) => console.log(status, message, String(cause)),
  )
`

/** Stores files in a process that the system lets write files of so many blocks of 512 bytes, and no more. */
async function storeWithin(blocks: number, dataDir: string, files: readonly Uint8Array<ArrayBuffer>[]) {
  const request = new Request('http://localhost', {
    method: 'POST',
    body: formWith(files.map((content, index) => [`${index}.pdf`, content])),
  })
  const node = [process.execPath, '--input-type=module', '--eval', program, '--', dataDir]
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...node, request.headers.get('content-type') ?? ''],
    { cwd: import.meta.dirname, input: Buffer.from(await request.arrayBuffer()), encoding: 'utf8' },
  )
  return stdout + stderr
}

const pages = (first: number) => pdfOf(...Array.from({ length: 150 }, (_, index) => first + index))

describe('a folder that has no room', () => {
  const blocks = 100
  test.each([
    ['for a file', async () => [await pdfOfSize(80_000)]],
    ['for the document made of the files', async () => [await pages(200), await pages(400)]],
  ])('%s says so, and keeps nothing', async (_, makeFiles) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'small-'))
    const files = await makeFiles()
    expect(await storeWithin(blocks, dataDir, files)).toMatch(/^500 We couldn't store your documents.*EFBIG/)
    expect(leftovers(dataDir)).toEqual([])
    expect(await storeWithin(100_000, dataDir, files)).toBe('stored\n')
    rmSync(dataDir, { recursive: true })
  })
})

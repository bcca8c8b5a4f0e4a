import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { demoPassword } from '@producer-portal/domain/mocks'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { pdfOf } from '../testing/documents.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import type { ServiceProcess } from '../testing/service-process.ts'
import { signInAt, startProcess } from '../testing/service-process.ts'

const DATA_DIR = makeFileFolder()
const killer = new URL('../testing/kill-at-rename.ts', import.meta.url)
const processTimeout = 120_000

const list = (name: string) => (existsSync(join(DATA_DIR, name)) ? readdirSync(join(DATA_DIR, name)) : [])
/** The illustrations that the demo's home office has finished at the first start. */
let finished: readonly string[] = []
const documents = () => list('documents').filter((name) => !finished.includes(name))
/** From when it is there, the service is killed at its place. */
const KILL_SIGN = join(DATA_DIR, 'kill')
const unsaved = () => list('uploads').filter((name) => name.endsWith('.unsaved'))

let service: ServiceProcess
let address = ''
let authorization = ''

/** Starts the service on what the last one left. @param killAt the place in an upload at which it is killed */
async function start(killAt = ''): Promise<void> {
  service = startProcess({ DATA_DIR, KILL_AT: killAt, KILL_SIGN, STATUS_DELAY_SECONDS: '0' }, killer)
  address = await service.ready
  expect(list('uploads')).toEqual([])
  authorization = `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
}

/** Where documents are uploaded to, for each requirement that takes some. */
async function listUploadPaths(): Promise<readonly string[]> {
  const response = await fetch(`${address}/api/contractsAndRequirements?type=pending`, { headers: { authorization } })
  const open = requirementsIn(await response.json()).filter(({ requirement }) => takesDocuments(requirement))
  return open.map(({ uploadPath }) => uploadPath)
}

/** Uploads to the service, which is killed in the middle. @returns where it was uploaded to */
async function uploadAndDie(): Promise<string> {
  const [uploadPath = ''] = await listUploadPaths()
  const body = formWith([['a.pdf', await pdfOf(200)]])
  writeFileSync(KILL_SIGN, '')
  const sent = fetch(`${address}/api${uploadPath}`, { method: 'POST', headers: { authorization }, body })
  await expect(sent).rejects.toThrow('fetch failed')
  await expect(service.ended).resolves.toEqual({ code: null, signal: 'SIGKILL' })
  rmSync(KILL_SIGN)
  expect([unsaved().length, documents()]).toEqual([1, []])
  return uploadPath
}

/** Begins an upload. @returns its request, whose document is still to come */
function beginUpload(uploadPath: string): ClientRequest {
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
  const sent = request(`${address}/api${uploadPath}`, { method: 'POST', headers })
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
  return sent
}

// One life of one data folder: each test goes on where the one before ended.
describe('a service that ends during an upload', { timeout: processTimeout, shuffle: false }, () => {
  test('killed between a document and its row keeps neither', async () => {
    await start('moved')
    await expect.poll(() => service.output().out, { timeout: processTimeout }).toContain('job="illustrations"')
    finished = list('documents')
    const uploadPath = await uploadAndDie()
    await start('named')
    expect(documents()).toEqual([])
    expect(await listUploadPaths()).toContain(uploadPath)
  })

  test('killed after the row keeps both', async () => {
    const uploadPath = await uploadAndDie()
    await start()
    expect(documents()).toEqual([expect.stringMatching(/^[\da-f-]{36}\.pdf$/)])
    // A job of every minute shows what was sent, as nobody is left who would have told it
    await expect.poll(listUploadPaths, { timeout: processTimeout }).not.toContain(uploadPath)
  })

  test('killed leaves no upload that counts against the six of its user', async () => {
    const [uploadPath = ''] = await listUploadPaths()
    for (let count = 0; count < 6; count += 1) beginUpload(uploadPath).on('error', () => undefined)
    await expect.poll(() => list('uploads'), { timeout: processTimeout }).toHaveLength(6)
    service.kill('SIGKILL')
    await service.ended
    await start()
  })

  test('told to stop takes a running upload to its end first', async () => {
    const before = documents().length
    const sent = beginUpload((await listUploadPaths()).at(-1) ?? '')
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    await expect.poll(() => list('uploads'), { timeout: processTimeout }).toHaveLength(1)
    service.kill('SIGTERM')
    // Longer than a service that doesn't wait would take to end
    await setTimeout(4000)
    sent.end(Buffer.concat([await pdfOf(200), Buffer.from('\r\n--x--\r\n')]))
    const [answer] = await answered
    expect(answer.resume().statusCode).toBe(200)
    await expect(service.ended).resolves.toEqual({ code: 0, signal: null })
    expect(documents()).toHaveLength(before + 1)
  })
})

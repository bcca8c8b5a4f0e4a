import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { demoPassword } from '@producer-portal/domain/mocks'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../testing/documents.ts'
import { makeFileFolder } from '../testing/file-folder.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import type { ServiceProcess } from '../testing/service-process.ts'
import { signInAt, startProcess } from '../testing/service-process.ts'

const DATA_DIR = makeFileFolder()
const killer = new URL('../testing/kill-at-rename.ts', import.meta.url)
/** From when it is there, the service is killed at its place. */
const KILL_SIGN = join(DATA_DIR, 'kill')
/** A database starts in seconds; a busy machine takes its time. */
const processTimeout = 120_000

let service: ServiceProcess
let address = ''
let authorization = ''

const list = (name: string) => (existsSync(join(DATA_DIR, name)) ? readdirSync(join(DATA_DIR, name)) : [])
/** The illustrations that the demo's home office has finished at the first start. */
let finished: readonly string[] = []
const documents = () => list('documents').filter((name) => !finished.includes(name))
const unsaved = () => list('uploads').filter((name) => name.endsWith('.unsaved'))

/** Starts the service on what the last one left. @param killAt the place in an upload at which it is killed */
async function start(killAt = ''): Promise<void> {
  service = startProcess({ DATA_DIR, KILL_AT: killAt, KILL_SIGN, STATUS_DELAY_SECONDS: '0' }, killer)
  address = await service.ready
  expect(list('uploads')).toEqual([])
  authorization = `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
}

const column = (visible: boolean) => [{ title: 'Comments', column: 14, order: 1, visible, locked: false }]

/** Saves column settings again and again until the connection breaks. @returns the last ones that were acknowledged */
async function saveUntilKilled(onSaved: (count: number) => void) {
  let [acknowledged, count] = [true, 0]
  for (;;) {
    try {
      const response = await fetch(`${address}/api/alert-column-preference`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ alertType: 'pending', columns: column(!acknowledged) }),
      })
      if (response.status !== 200) return { acknowledged, count }
    } catch {
      return { acknowledged, count }
    }
    acknowledged = !acknowledged
    count += 1
    onSaved(count)
  }
}

async function savedColumn(): Promise<unknown> {
  const path = '/api/alert-column-preference?alertTypeString=pending'
  const response = await fetch(address + path, { headers: { authorization } })
  return response.json()
}

/** Lists the upload paths of the requirements that take documents. */
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
describe('the service as a process', { timeout: processTimeout, shuffle: false }, () => {
  test('that is killed while it makes or fills the database leaves nothing half done', async () => {
    mkdirSync(join(DATA_DIR, 'database'))
    writeFileSync(join(DATA_DIR, 'database', 'PG_VERSION'), '18')
    writeFileSync(join(DATA_DIR, 'database.unfinished'), '')
    const first = startProcess({ DATA_DIR, SEED_CASES: '5000' })
    await expect.poll(() => first.output().out, { timeout: processTimeout, interval: 20 }).toContain('Filling')
    first.kill('SIGKILL')
    await expect(first.ended).resolves.toEqual({ code: null, signal: 'SIGKILL' })
    expect(first.output().out).not.toContain('ready')
  })

  test('tells where it is and who can sign in, and shares its data folder with nobody', async () => {
    await start('moved')
    expect(service.output().out).toMatch(/^Filling the database: 20 pending cases …\nProducer portal ready at http/)
    expect(service.output().out).toContain(`Demo accounts, password ${demoPassword}`)
    expect(service.output().out).toMatch(/\n {2}rivera +Agent · FRS +producer with both lines/)

    const second = startProcess({ DATA_DIR })
    await expect(second.ended).resolves.toEqual({ code: 1, signal: null })
    expect(second.output().err).toMatch(/^DATA_DIR .* is in use by process \d+; stop it or choose another folder\n$/)
  })

  test('killed during an upload, between a document and its row, keeps neither', async () => {
    await expect.poll(() => service.output().out, { timeout: processTimeout }).toContain('job="illustrations"')
    finished = list('documents')
    const uploadPath = await uploadAndDie()
    await start('named')
    expect(documents()).toEqual([])
    expect(await listUploadPaths()).toContain(uploadPath)
  })

  test('killed during an upload, after the row, keeps both', async () => {
    const uploadPath = await uploadAndDie()
    await start()
    expect(documents()).toEqual([expect.stringMatching(/^[\da-f-]{36}\.pdf$/)])
    // A job of every minute shows what was sent, as nobody is left who would have told it
    await expect.poll(listUploadPaths, { timeout: processTimeout }).not.toContain(uploadPath)
  })

  test('killed leaves no running upload that counts against the six of its user', async () => {
    const [uploadPath = ''] = await listUploadPaths()
    for (let count = 0; count < 6; count += 1) beginUpload(uploadPath).on('error', () => undefined)
    await expect.poll(() => list('uploads'), { timeout: processTimeout }).toHaveLength(6)
    service.kill('SIGKILL')
    await service.ended
    await start()
  })

  test('keeps what it acknowledged over a kill in the middle of writing', async () => {
    const saved = await saveUntilKilled((count) => {
      if (count === 25) service.kill('SIGKILL')
    })
    expect(saved.count).toBeGreaterThanOrEqual(25)
    await service.ended

    await start()
    expect(service.output().out).not.toContain('Filling')
    // The answers that were acknowledged, or the very next one, whose answer the kill cut off.
    expect([column(saved.acknowledged), column(!saved.acknowledged)]).toContainEqual(await savedColumn())
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

// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { demoPassword } from '@producer-portal/domain/mocks'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { afterAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../testing/documents.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import { signInAt, startProcess } from '../testing/service-process.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'service-'))
const killer = new URL('../testing/kill-at-rename.ts', import.meta.url)
const processTimeout = 120_000
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const list = (name: string) => (existsSync(join(DATA_DIR, name)) ? readdirSync(join(DATA_DIR, name)) : [])
const documents = () => list('documents')
const unsaved = () => list('uploads').filter((name) => name.endsWith('.unsaved'))

async function openRequirements(address: string, authorization: string) {
  const response = await fetch(`${address}/api/contractsAndRequirements?type=pending`, { headers: { authorization } })
  return requirementsIn(await response.json()).filter(({ requirement }) => takesDocuments(requirement))
}

/** Uploads to a service that is killed at a certain place. @returns where it was uploaded to */
async function uploadAndDie(place: string): Promise<string> {
  const service = startProcess({ DATA_DIR, KILL_AT: place, STATUS_DELAY_SECONDS: '0' }, killer)
  const address = await service.ready
  const authorization = `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
  const uploadPath = (await openRequirements(address, authorization))[0]?.uploadPath ?? ''
  const body = formWith([['a.pdf', await pdfOf(200)]])
  const sent = fetch(`${address}/api${uploadPath}`, { method: 'POST', headers: { authorization }, body })
  await expect(sent).rejects.toThrow('fetch failed')
  await expect(service.ended).resolves.toEqual({ code: null, signal: 'SIGKILL' })
  return uploadPath
}

/** Starts the service again. @returns the files it keeps, and whether a requirement still takes documents */
async function look(uploadPath: string): Promise<{ readonly kept: readonly string[]; readonly isOpen: boolean }> {
  const service = startProcess({ DATA_DIR, STATUS_DELAY_SECONDS: '0' })
  const address = await service.ready
  expect(list('uploads')).toEqual([])
  const kept = documents()
  const open = await openRequirements(address, `Bearer ${await signInAt(address, 'rivera', demoPassword)}`)
  service.kill('SIGTERM')
  await service.ended
  return { kept, isOpen: open.some((each) => each.uploadPath === uploadPath) }
}

describe('a service that ends during an upload', { timeout: processTimeout, shuffle: false }, () => {
  test('killed between a document and its row keeps neither', async () => {
    const uploadPath = await uploadAndDie('moved')
    expect([unsaved().length, documents()]).toEqual([1, []])
    expect(await look(uploadPath)).toEqual({ kept: [], isOpen: true })
  })

  test('killed after the row keeps both', async () => {
    const uploadPath = await uploadAndDie('named')
    expect([unsaved().length, documents()]).toEqual([1, []])
    expect(await look(uploadPath)).toEqual({ kept: [expect.stringMatching(/^[\da-f-]{36}\.pdf$/)], isOpen: false })
  })

  test('killed leaves no upload that counts against the six of its user', async () => {
    const service = startProcess({ DATA_DIR, STATUS_DELAY_SECONDS: '0' })
    const address = await service.ready
    const authorization = `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
    const uploadPath = (await openRequirements(address, authorization))[0]?.uploadPath
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
    const uploads = Array.from({ length: 6 }, () => request(`${address}/api${uploadPath}`, { method: 'POST', headers }))
    for (const upload of uploads) {
      upload.on('error', () => undefined)
      upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
    }
    await expect.poll(() => list('uploads'), { timeout: 10_000 }).toHaveLength(6)
    for (const upload of uploads) upload.destroy()
    service.kill('SIGTERM')
    await service.ended
  })

  test('told to stop takes a running upload to its end first', async () => {
    const service = startProcess({ DATA_DIR, STATUS_DELAY_SECONDS: '0' })
    const address = await service.ready
    const authorization = `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
    const uploadPath = (await openRequirements(address, authorization)).at(-1)?.uploadPath
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
    const before = documents().length
    const sent = request(`${address}/api${uploadPath}`, { method: 'POST', headers })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
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

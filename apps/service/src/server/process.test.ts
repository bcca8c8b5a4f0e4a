import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import type { ServiceProcess } from '../testing/service-process.ts'
import { signInAt, startProcess } from '../testing/service-process.ts'

const DATA_DIR = makeFileFolder()
/** A database starts in seconds; a busy machine takes its time. */
const processTimeout = 120_000
let service: ServiceProcess
let address = ''

const column = (visible: boolean) => [{ title: 'Comments', column: 14, order: 1, visible, locked: false }]

/** Saves column settings again and again until the connection breaks. @returns the last ones that were acknowledged */
async function saveUntilKilled(at: string, authorization: string, onSaved: (count: number) => void) {
  let [acknowledged, count] = [true, 0]
  for (;;) {
    try {
      const response = await fetch(`${at}/api/alert-column-preference`, {
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

async function savedColumn(at: string, authorization: string): Promise<unknown> {
  const path = '/api/alert-column-preference?alertTypeString=pending'
  const response = await fetch(at + path, { headers: { authorization } })
  return response.json()
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
    service = startProcess({ DATA_DIR })
    address = await service.ready
    expect(service.output().out).toMatch(/^Filling the database: 20 pending cases …\nProducer portal ready at http/)
    expect(service.output().out).toContain(`Demo accounts, password ${demoPassword}`)
    expect(service.output().out).toMatch(/\n {2}rivera +Agent · FRS +producer with both lines/)

    const second = startProcess({ DATA_DIR })
    await expect(second.ended).resolves.toEqual({ code: 1, signal: null })
    expect(second.output().err).toMatch(/^DATA_DIR .* is in use by process \d+; stop it or choose another folder\n$/)
  })

  test('keeps what it acknowledged over a kill in the middle of writing, and ends cleanly', async () => {
    const token = `Bearer ${await signInAt(address, 'bigbook', demoPassword)}`
    const saved = await saveUntilKilled(address, token, (count) => {
      if (count === 25) service.kill('SIGKILL')
    })
    expect(saved.count).toBeGreaterThanOrEqual(25)
    await service.ended

    const again = startProcess({ DATA_DIR })
    address = await again.ready
    expect(again.output().out).not.toContain('Filling')
    // The answers that were acknowledged, or the very next one, whose answer the kill cut off.
    expect([column(saved.acknowledged), column(!saved.acknowledged)]).toContainEqual(await savedColumn(address, token))
    const cases = await fetch(`${address}/api/contracts?type=pending`, { headers: { authorization: token } })
    expect(await cases.json()).toHaveLength(20)

    again.kill('SIGTERM')
    await expect(again.ended).resolves.toEqual({ code: 0, signal: null })
  })
})

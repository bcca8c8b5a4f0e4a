// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '@producer-portal/domain/mocks'
import { afterAll, describe, expect, test } from 'vitest'
import { signInAt, startProcess } from '../testing/service-process.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'service-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const column = (visible: boolean) => [{ title: 'Comments', column: 14, order: 1, visible, locked: false }]

/** Saves column settings again and again until the connection breaks. @returns the last ones that were acknowledged */
async function saveUntilKilled(address: string, authorization: string, onSaved: (count: number) => void) {
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

async function savedColumn(address: string, authorization: string): Promise<unknown> {
  const path = '/api/alert-column-preference?alertTypeString=pending'
  const response = await fetch(address + path, { headers: { authorization } })
  return response.json()
}

describe('the service as a process', () => {
  test('tells where it is and who can sign in, keeps what it acknowledged over a kill, and ends cleanly', async () => {
    const first = startProcess({ DATA_DIR })
    const address = await first.ready
    expect(first.output().out).toMatch(/^Filling the database: 20 pending cases …\nProducer portal ready at http/)
    expect(first.output().out).toContain(`Demo accounts, password ${demoPassword}`)
    expect(first.output().out).toMatch(/\n {2}rivera +Agent · FRS +producer with both lines/)

    const second = startProcess({ DATA_DIR })
    await expect(second.ended).resolves.toEqual({ code: 1, signal: null })
    expect(second.output().err).toMatch(/^DATA_DIR .* is in use by process \d+; stop it or choose another folder\n$/)

    const token = `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
    const saved = await saveUntilKilled(address, token, (count) => {
      if (count === 25) first.kill('SIGKILL')
    })
    await expect(first.ended).resolves.toEqual({ code: null, signal: 'SIGKILL' })
    expect(saved.count).toBeGreaterThanOrEqual(25)

    const third = startProcess({ DATA_DIR })
    const again = await third.ready
    expect(third.output().out).not.toContain('Filling')
    // What was acknowledged, or the very next one, whose answer the kill cut off.
    expect([column(saved.acknowledged), column(!saved.acknowledged)]).toContainEqual(await savedColumn(again, token))
    const cases = await fetch(`${again}/api/contractsAndRequirements?type=pending`, {
      headers: { authorization: token },
    })
    expect(await cases.json()).not.toHaveLength(0)

    third.kill('SIGTERM')
    await expect(third.ended).resolves.toEqual({ code: 0, signal: null })
    const fourth = startProcess({ DATA_DIR })
    await fourth.ready
    fourth.kill('SIGINT')
    await expect(fourth.ended).resolves.toEqual({ code: 0, signal: null })
  })

  test('a start that is killed while it fills the database leaves nothing half done', async () => {
    const data = join(DATA_DIR, 'interrupted')
    const first = startProcess({ DATA_DIR: data, SEED_CASES: '4000' })
    await expect.poll(() => first.output().out, { timeout: 20_000, interval: 20 }).toContain('Filling')
    first.kill('SIGKILL')
    await first.ended
    const second = startProcess({ DATA_DIR: data, SEED_CASES: '30' })
    const address = await second.ready
    const token = await signInAt(address, 'bigbook', demoPassword)
    const response = await fetch(`${address}/api/contracts?type=pending`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await response.json()).toHaveLength(30)
    second.kill('SIGTERM')
    await expect(second.ended).resolves.toEqual({ code: 0, signal: null })
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { readColumns, saveColumns } from '../store/column-settings.ts'
import { readDelegation } from '../store/scope.ts'
import { putInOutbox, readOutbox } from '../store/outbox.ts'
import { addPendingSignIn, countAttempt, endPendingSignIn, consumeTry } from '../store/auth.ts'
import { readSigningKeys } from '../store/signing-keys.ts'
import type { TestService } from './test-service.ts'
import { openTestService, rightPassword } from './test-service.ts'

/** The contract of every database; run once for each. */
export function describeDatabase(name: string, open: () => Promise<OpenDatabase>): void {
  describe.each([name])('%s', () => {
    let service: TestService
    beforeAll(async () => {
      service = await openTestService({ database: await open() })
    })
    afterAll(() => service.close())
    const db = () => service.services.db
    const now = new Date('2026-03-09T15:00:00.123Z')

    test('reads counts as numbers, days as text, moments as dates, lists as lists', async () => {
      const { rows } = await sql`
        select count(*) as count, date '2026-03-09' as day, timestamptz '2026-03-09 10:00:00.123-05' as moment,
          array['a', 'b'] as list, '{"a":[1]}'::json as json, '{"a":[1]}'::jsonb as jsonb
        from agency`.execute(db())
      const json = { a: [1] }
      expect(rows).toEqual([{ count: 6, day: '2026-03-09', moment: now, list: ['a', 'b'], json, jsonb: json }])
    })

    test('brings a schema that is up to date up to date', async () => {
      await expect(migrate(db())).resolves.toBeUndefined()
    })

    test('has one key that signs, however often it is asked for at once', async () => {
      const keys = (await Promise.all([1, 2, 3].map(() => readSigningKeys(db(), now)))).flat()
      expect(new Set(keys.map(({ secret }) => Buffer.from(secret).toString('hex'))).size).toBe(1)
      expect(keys[0]?.secret).toHaveLength(32)
    })

    test('answers a producer from sign-in to their cases', async () => {
      const { body } = await service.call('/api/auth/login', { json: { username: 'rivera', password: rightPassword } })
      const token = (body as { jwt: string }).jwt
      const { body: cases } = await service.call('/api/contractsAndRequirements?type=not%20placed', { token })
      expect(cases).toEqual(
        expect.arrayContaining([expect.objectContaining({ daysSinceProcDate: expect.any(Number) })]),
      )
      await expect(service.call('/api/inforce-contracts?type=all', { token })).resolves.toMatchObject({ status: 200 })
      await service.call('/api/auth/logout', { method: 'POST', token })
      await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 401 })
    })

    test('keeps names in any script', async () => {
      const { rows } = await sql<{ full_name: string }>`
        select full_name from member where user_id in ('cohen', 'nguyen') order by user_id`.execute(db())
      expect(rows.map((row) => row.full_name)).toEqual(['יעל כהן', 'Nguyễn Thị Lan'])
    })

    test('replaces column settings in place', async () => {
      const columns = [{ title: 'Comments', column: 14, order: 1, visible: true, locked: false }]
      await saveColumns(db(), 'lin', 'issued', [])
      await saveColumns(db(), 'lin', 'issued', columns)
      await expect(readColumns(db(), 'lin', 'issued')).resolves.toEqual(columns)
    })

    test('lists the outbox newest first', async () => {
      for (const body of ['first', 'second']) {
        await putInOutbox(
          db(),
          { userId: 'lin', kind: 'email', sentTo: 'lin@example.com', subject: 'News', body },
          { sentAt: now },
        )
      }
      const sent = await readOutbox(db(), 'Lin')
      expect(sent.map(({ body, sentAt }) => [body, sentAt])).toEqual([
        ['second', now.toISOString()],
        ['first', now.toISOString()],
      ])
    })

    test('never lets more attempts through than a limit allows, not even at once', async () => {
      const limits = [{ key: 'account:lin', most: 3 }]
      const tries = Array.from({ length: 12 }, () => countAttempt(db(), limits, { now, windowSeconds: 60 }))
      const counted = (await Promise.all(tries)).filter((attempt) => 'ids' in attempt)
      expect(counted.length).toBeLessThanOrEqual(3)
    })

    test('takes every try once and ends a pending sign-in once', async () => {
      const expiresAt = new Date(now.getTime() + 1000)
      const pending = { idHash: 'x', userId: 'mfa-email', generation: 0, expiresAt, tries: 5 }
      await addPendingSignIn(db(), pending)
      const taken = await Promise.all(Array.from({ length: 9 }, () => consumeTry(db(), 'x', now)))
      const left = taken.flatMap((row) => (row === undefined ? [] : [row.tries_left]))
      expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
      const ended = await Promise.all([endPendingSignIn(db(), 'x'), endPendingSignIn(db(), 'x')])
      expect(new Set(ended)).toEqual(new Set([false, true]))
    })

    test('keeps what is shared and assigned, and reads it in one go', async () => {
      const call = async (path: string, json?: object) =>
        service.call(`/api/delegation/${path}`, { as: 'okafor', ...(json && { json }) })
      const ofAgent = 'agencyNumber=AG1001&userId=lin&delegatedAgentNo=100101'
      const accessCodes = (await call(`editAgentAccess?${ofAgent}`)).body as { delegationStatus: boolean }[]
      const [first, ...rest] = accessCodes
      const changed = [{ ...first, delegationStatus: true }, ...rest]
      const saved = { ...Object.fromEntries(new URLSearchParams(ofAgent)), accessCodes: changed }
      await expect(call('editAgentAccess', saved)).resolves.toMatchObject({ status: 200 })
      const managedProducers = [{ agentNumber: '100102', assigned: true }]
      const assignment = { userId: 'lin', accessCode: 'NBC', roleCode: '01', managedProducers }
      await expect(call('managedProducers', assignment)).resolves.toMatchObject({ status: 200 })
      const { isSuspended, shared, assigned } = await readDelegation(db(), 'lin')
      expect([isSuspended, shared.length]).toEqual([false, 9])
      expect(shared).toContainEqual({ accessCode: 'NBC01', agencyNo: 'AG1001', agentNo: '100101' })
      expect(shared).toContainEqual({ accessCode: 'NBC01', agencyNo: 'AG1001', agentNo: null })
      expect(assigned).toEqual([{ accessCode: 'NBC01', agencyNo: 'AG1001', agentNo: '100102' }])
      await expect(service.call('/api/contracts?type=pending', { as: 'lin' })).resolves.toMatchObject({ status: 200 })
    })

    test('takes back everything of a transaction that fails', async () => {
      const failing = db()
        .transaction()
        .execute(async (transaction) => {
          await transaction.deleteFrom('member').execute()
          throw new Error('stop')
        })
      await expect(failing).rejects.toThrow('stop')
      await expect(db().selectFrom('member').selectAll().execute()).resolves.not.toHaveLength(0)
    })
  })
}

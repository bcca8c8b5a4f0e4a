import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { processLog } from '../../log.ts'
import { openEmptyDatabase } from '../../testing/memory-database.ts'
import type { DatabaseTransaction } from './database.ts'
import { inTransaction } from './transaction.ts'

async function open() {
  const log = vi.spyOn(processLog, 'event').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const { db, close } = await openEmptyDatabase()
  onTestFinished(close)
  await sql`create table tried (number integer)`.execute(db)
  let tries = 0
  const work = (code: string, failures: number) => async (transaction: DatabaseTransaction) => {
    tries += 1
    await sql`insert into tried values (${tries})`.execute(transaction)
    if (tries <= failures)
      await sql.raw(`do $$ begin raise exception 'met another' using errcode = '${code}'; end $$`).execute(transaction)
    return tries
  }
  const readTried = async () => {
    const { rows } = await sql<{ number: number }>`select number from tried`.execute(db)
    return rows.map(({ number }) => number)
  }
  return { db, work, readTried, countTries: () => tries, log }
}

test.each(['40001', '40P01'])('a transaction that fails with %s is run again, and once is left of it', async (code) => {
  const { db, work, readTried, log } = await open()
  expect(await inTransaction(db, work(code, 3))).toBe(4)
  expect(await readTried()).toEqual([4])
  expect(log).toHaveBeenCalledWith('transaction run again', { code, tries: 1 })
})

test('it is given up after four tries', async () => {
  const { db, work, readTried, countTries } = await open()
  await expect(inTransaction(db, work('40P01', 9))).rejects.toThrow('met another')
  expect([countTries(), await readTried()]).toEqual([4, []])
})

test('what fails for another reason is not run again', async () => {
  const { db, work, countTries } = await open()
  await expect(inTransaction(db, work('23505', 9))).rejects.toThrow('met another')
  expect(countTries()).toBe(1)
})

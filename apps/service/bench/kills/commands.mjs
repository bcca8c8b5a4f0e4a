import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openServer } from '../../src/store/database/server.ts'

const clients = 20_000
const accounts = 25
const script = join(import.meta.dirname, '../../src/import-data.ts')

/**
 * Brings folders in by `npm run import` until `stop` is called: each is killed at random and then brought in again. A
 * killed run may have left each file as a whole or not at all, and the second one completes it.
 */
export function startCommands({ databaseUrl, folder, mails, address }, given) {
  const settings = {
    ...given,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: address,
    SMTP_URL: mails.url,
    MAIL_FROM: 'portal@cluster.example',
  }
  const faults = []
  const people = []
  const counts = { killed: 0, between: 0, ended: 0 }
  const stopping = new AbortController()
  const work = async () => {
    const { db, close } = await openServer(databaseUrl)
    const count = async (table, column, batch) => {
      const { found } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('found'))
        .where(column, 'like', `command${batch}x%`)
        .executeTakeFirstOrThrow()
      return Number(found)
    }
    for (let batch = 0; !stopping.signal.aborted; batch += 1) {
      const place = writeFolder(folder, batch)
      // Starting takes the first second of three or so
      const isKilled = await bringIn(place, settings, 800 + Math.random() * 2500)
      const [first, second] = [await count('account', 'user_id', batch), await count('client', 'ipn', batch)]
      if (![0, accounts].includes(first) || ![0, clients].includes(second))
        faults.push(`killed import ${batch}: ${first} of ${accounts} accounts, ${second} of ${clients} clients`)
      counts[isKilled ? 'killed' : 'ended'] += 1
      // One file was in, the other one wasn't
      if (first > 0 && second === 0) counts.between += 1
      await bringIn(place, settings)
      const whole = [await count('account', 'user_id', batch), await count('client', 'ipn', batch)]
      if (whole[0] !== accounts || whole[1] !== clients) faults.push(`second import ${batch}: ${whole.join(' and ')}`)
      people.push(...Array.from({ length: accounts }, (_, index) => `command${batch}x${index}@example.com`))
    }
    await close()
  }
  const running = work()
  running.catch(() => undefined)
  return {
    counts,
    stop: async () => {
      stopping.abort()
      await running
      return { faults, people }
    },
  }
}

function writeFolder(parent, batch) {
  const folder = join(parent, `import-${batch}`)
  mkdirSync(folder)
  const write = (name, count, make) =>
    writeFileSync(
      join(folder, name),
      Array.from({ length: count }, (_, index) => `${JSON.stringify(make(index))}\n`).join(''),
    )
  write('accounts.ndjson', accounts, (index) => ({
    userId: `command${batch}x${index}`,
    email: `command${batch}x${index}@example.com`,
    audience: 'Staff',
    agencyNo: 'AG1001',
    fullName: `Person ${batch} ${index}`,
  }))
  write('clients.ndjson', clients, (index) => ({ ipn: `command${batch}x${index}`, phone: '5155550100' }))
  return folder
}

/** @returns whether it was killed before it ended */
async function bringIn(folder, settings, killAfter) {
  const child = spawn(process.execPath, [script, folder], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  if (killAfter !== undefined) {
    await Promise.race([ended, sleep(killAfter)])
    child.kill('SIGKILL')
  }
  const [code, signal] = await ended
  if (signal === 'SIGKILL') return true
  if (code !== 0) throw new Error(`The import of ${folder} ended with ${code}`)
  return false
}

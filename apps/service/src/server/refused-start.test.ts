import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { readSettings } from '../config/settings.ts'
import { StartupError, errorText } from '../errors.ts'
import { startProcess } from '../testing/service-process.ts'
import { startService } from './start.ts'

const folder = makeFileFolder()
const file = join(folder, 'a-file')
writeFileSync(file, 'not a folder')
const other = createServer()
let takenPort = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  takenPort = String((other.address() as AddressInfo).port)
})
afterAll(() => void other.close())

const processTimeout = 120_000

/** The reason a service with these variables does not start. */
async function refusal(variables: Readonly<Record<string, string>>): Promise<string> {
  const start = async () => startService(readSettings({ PORT: '0', DATA_DIR: join(folder, 'unused'), ...variables }))
  const error: unknown = await start().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  return errorText(error)
}

describe('a start that cannot work says why, in one line', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a data folder that is a file', { DATA_DIR: file }, /^DATA_DIR .*a-file cannot be used: it is a file/],
    ['a data folder below a file', { DATA_DIR: join(file, 'x') }, /^DATA_DIR .* cannot be used: it is a file/],
    ['a data folder that nobody may write', { DATA_DIR: '/proc/nothing' }, /^DATA_DIR \/proc\/nothing cannot be used/],
    [
      'a database server that is not there',
      { DATABASE_URL: 'postgres://me:topsecret@127.0.0.1:1/portal' },
      /^DATABASE_URL postgres:\/\/me@127\.0\.0\.1:1\/portal cannot be reached: .*ECONNREFUSED/,
    ],
    [
      'a database server whose name nobody knows',
      { DATABASE_URL: 'postgres://me:topsecret@nothing.invalid/portal' },
      /^DATABASE_URL postgres:\/\/me@nothing\.invalid\/portal cannot be reached: /,
    ],
    [
      'an address of another kind',
      { DATABASE_URL: 'mysql://me:topsecret@db/x' },
      /^DATABASE_URL must be an address like/,
    ],
  ])('%s', async (_, variables, expected) => {
    const reason = await refusal(variables)
    expect(reason).toMatch(expected)
    expect(reason.split('\n')).toHaveLength(1)
    expect(reason).not.toContain('topsecret')
  })

  test('a port that is taken', async () => {
    await expect(refusal({ HOST: '127.0.0.1', PORT: takenPort })).resolves.toBe(
      `Cannot listen on 127.0.0.1 port ${takenPort}: the port is taken; stop the other program or set PORT`,
    )
  })

  test('the files of another database version', async () => {
    const data = join(folder, 'version')
    mkdirSync(join(data, 'database'), { recursive: true })
    writeFileSync(join(data, 'database', 'PG_VERSION'), '15\n')
    await expect(refusal({ DATA_DIR: data })).resolves.toMatch(
      /^The database in .* is of version 15; this service reads 18$/,
    )
  })
})

describe(
  'the process of such a start writes that line alone and ends with exit code 1',
  { timeout: processTimeout },
  () => {
    test.each<[string, () => Record<string, string>, RegExp]>([
      ['a wrong setting', () => ({ PORT: 'many' }), /^PORT must be a whole number from 0 to 65535, not "many"$/],
      [
        'a database server that is not there',
        () => ({ DATABASE_URL: 'postgres://me:topsecret@127.0.0.1:1/portal' }),
        /^DATABASE_URL postgres:\/\/me@127\.0\.0\.1:1\/portal cannot be reached: .*ECONNREFUSED/,
      ],
    ])('%s', async (_, variables, expected) => {
      const service = startProcess({ DATA_DIR: join(folder, 'unused'), ...variables() })
      await expect(service.ended).resolves.toEqual({ code: 1, signal: null })
      const { out, err } = service.output()
      expect(err.trimEnd()).toMatch(expected)
      expect(err.trimEnd().split('\n')).toHaveLength(1)
      expect(out + err).not.toContain('topsecret')
    })
  },
)

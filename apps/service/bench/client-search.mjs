/**
 * The time that the client search takes over more than 20,000 contracts on the embedded database, beside the smallest
 * call of the same run. `node apps/service/bench/client-search.mjs`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agent, ask, median, ms, row, signIn, start } from './measure.mjs'

const rounds = 100
const texts = [
  ['a common name', 'Nguyen'],
  ['first and last name', 'maria garcia'],
  ['part of a number, capped', '0900'],
  ['a whole number with zeros in front', '000090000123'],
  ['nothing found', 'Zebulon Quartermaine'],
  ['500 characters', 'smith '.repeat(83)],
]
const small = '/api/messages/count'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const service = await start('../src/main.ts', [], {
  DATA_DIR: folder,
  PORT: '0',
  SEED_CASES: '20000',
  PORTAL_DIST: '/-',
})

async function times(path, headers) {
  const taken = []
  for (let left = rounds; left > 0; left -= 1) {
    const { status, last } = await ask(service.origin, path, headers)
    if (status !== 200) throw new Error(`200 was expected, not ${status}`)
    taken.push(last)
  }
  return taken
}

const percentile95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]

for (const userId of ['bigbook', 'hale']) {
  const headers = await signIn(service.origin, userId)
  const floor = median(await times(small, headers))
  for (const [name, text] of texts) {
    const taken = await times(`/api/search/contract/${encodeURIComponent(text.trim())}`, headers)
    row(
      `${userId}, ${name}: p95`,
      ms(percentile95(taken)),
      `goal: 100 ms; median ${ms(median(taken))}, ${(median(taken) / floor).toFixed(1)}x ${small}`,
    )
  }
}
await service.stop()
agent.destroy()
rmSync(folder, { recursive: true })

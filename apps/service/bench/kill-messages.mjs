/**
 * Kills the service again and again while it sends messages, and counts what arrived: every message of a request that was
 * acknowledged must have, and none under two ids. `node apps/service/bench/kill-messages.mjs`; `KILLS=20`, `SEED=1`.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '@producer-portal/domain/mocks'
import { decodeMail, openMailServer } from '../src/testing/mail-server.ts'
import { signInAt, startProcess } from '../src/testing/service-process.ts'

const kills = Number(process.env.KILLS ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'kills-'))

/** What arrived: the id of each message that was taken, and its text. */
const taken = []
const mailServer = await openMailServer({
  onData: (stream, _session, done) => {
    const take = async () => {
      const mail = await text(stream)
      taken.push({ way: 'email', id: /^Message-ID: (\S+)/im.exec(mail)?.[1], text: decodeMail(mail) })
      done()
    }
    void take()
  },
})
const webhook = createServer((request, response) => {
  const take = async () => {
    const body = await text(request)
    taken.push({ way: 'sms', id: request.headers['webhook-id'], text: body })
    response.writeHead(202).end()
  }
  void take()
})
webhook.listen(0, '127.0.0.1')
await once(webhook, 'listening')

const settings = {
  DATA_DIR: folder,
  ILLUSTRATION_DELAY_SECONDS: '4',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Portal <portal@mail.example>',
  MESSAGE_WEBHOOK_URL: `http://127.0.0.1:${webhook.address().port}/`,
  MESSAGE_WEBHOOK_SECRET: 'x'.repeat(24),
}
const acknowledged = []

/** Asks for illustrations, each of which two people are told of, until the service is killed. */
async function askUntilKilled(address, authorization) {
  for (;;) {
    try {
      const response = await fetch(`${address}/api/illustration/trigger`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          agent: '100101',
          policy: '7100100403',
          instructions: '',
          requestDate: new Date().toISOString().slice(0, 10),
          recipient: 'rivera',
          requestKey: crypto.randomUUID(),
        }),
      })
      if (response.status !== 200) console.log(response.status, await response.text())
      if (response.status !== 200) return
      acknowledged.push((await response.json()).requestNo)
    } catch {
      return
    }
  }
}

let authorization
for (let kill = 1; kill <= kills; kill += 1) {
  const service = startProcess(settings)
  const address = await service.ready
  authorization ??= `Bearer ${await signInAt(address, 'rivera', demoPassword)}`
  const asking = Promise.all([1, 2, 3].map(() => askUntilKilled(address, authorization)))
  const before = acknowledged.length
  // A busy machine takes its time
  for (let left = 100; left > 0 && acknowledged.length === before; left -= 1) await sleep(100)
  await sleep(Math.random() * 3000)
  service.kill('SIGKILL')
  await Promise.all([asking, service.ended])
  console.log(`kill ${kill}: ${acknowledged.length} requests acknowledged, ${taken.length} messages taken`)
}

const last = startProcess(settings)
await last.ready
const expected = ['email', 'sms', 'ready'].length * acknowledged.length
let count = -1
// Until nothing has arrived for a minute and a half: every try of a killed process is due by then
for (let quiet = 0; quiet < 90 && (new Set(taken.map(({ id }) => id)).size < expected || quiet < 15); quiet += 1) {
  if (count !== taken.length) quiet = 0
  count = taken.length
  await sleep(1000)
}
last.kill('SIGTERM')
await last.ended

const has = (way, requestNo, words) =>
  taken.some((each) => each.way === way && each.text.includes(`${requestNo}${words}`))
const lost = acknowledged.flatMap((requestNo) => [
  ...(has('email', requestNo, '') ? [] : [`${requestNo}: to the home office`]),
  ...(has('sms', requestNo, ' for the policy ending in 0403. We') ? [] : [`${requestNo}: received`]),
  ...(has('sms', requestNo, ' for the policy ending in 0403 is ready') ? [] : [`${requestNo}: ready`]),
])
const ids = new Map()
for (const { id, text: words } of taken) ids.set(id, [...(ids.get(id) ?? []), words])
const countAgain = (way) =>
  [...ids].filter(([id, { length }]) => length > 1 && taken.some((each) => each.id === id && each.way === way)).length
const again = { email: countAgain('email'), sms: countAgain('sms') }
// The same words under another id: a duplicate that the receiver can't recognize
const bodies = [...ids.values()].map(([words]) =>
  words.replace(/^[^]*?(We received|In-force illustration)/, '$1').replaceAll(/"id":"[^"]+"/g, ''),
)
const twice = bodies.length - new Set(bodies).size
console.log({ kills, acknowledged: acknowledged.length, taken: taken.length, ids: ids.size, lost, again, twice })
webhook.close()
await mailServer.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = lost.length + twice > 0 ? 1 : 0

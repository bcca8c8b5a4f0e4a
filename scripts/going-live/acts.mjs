import { strict as assert } from 'node:assert'
import { createHash, createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { pdfOf } from '../../apps/service/src/testing/documents.ts'
import { decodeMail } from '../../apps/service/src/testing/mail-server.ts'
import { formWith, requirementsIn } from '../../apps/service/src/testing/requirements.ts'
import { signInAt } from '../../apps/service/src/testing/service-process.ts'

/** Jobs run every minute. */
const longestWaitMs = 150_000
const [firstPassword, secondPassword] = ['Harbor-Light7', 'Harbor-Light8']
const email = 'rivera@example.com'
const newStatus = 'Received'

/**
 * The acts of people and of the systems of an insurer in a section of the guide, by its title, before and after its
 * commands.
 * @type {Record<string, { before?: (world: object) => Promise<void>, after?: (world: object) => Promise<void> }>}
 */
export const acts = {
  Start: {
    after: async ({ address, transcript, log }) => {
      const lines = ['mail server ready', 'document store ready']
      await until('mail server and store are ready', () => lines.every((line) => log().includes(line)))
      await setPassword(address, /http\S+sessionId=\S+/.exec(transcript())?.[0], firstPassword)
      await signIn(address, 'jdoe', firstPassword)
    },
  },

  "Bring in a day's files": {
    after: async ({ transcript }) => {
      const lines = [...transcript().matchAll(/^\w+\.(?:csv|ndjson|json): \d+ rows: .+ (\d+) rejected(.*)$/gm)]
      const [checked, taken] = [lines.filter(([, , dry]) => dry !== ''), lines.filter(([, , dry]) => dry === '')]
      assert(checked.length > 5 && checked.length === taken.length, 'Not every file has its line')
      assert(
        lines.every(([, rejected]) => rejected === '0'),
        'A row of the samples was rejected',
      )
    },
  },

  'A producer signs in': {
    after: async (world) => {
      const link = await linkFor(world, email)
      assert.equal((await fetch(link)).status, 200)
      await setPassword(world.address, link, firstPassword)
      world.token = await signIn(world.address, 'rivera', firstPassword)
      const ofFile = readCases(world).find(({ list }) => list === 'pending')
      const shown = (await readList(world)).map(({ contract }) => contract.contractNo)
      assert(shown.includes(ofFile.contract.contractNo), 'The case of the file is not in the list')
    },
  },

  'A document goes to the home office': {
    before: async (world) => {
      world.answered = requirementsIn(await readList(world)).find(({ requirement }) => takesDocuments(requirement))
      const body = formWith([['exam.pdf', await pdfOf(210)]])
      const { status } = await call(world, world.answered.uploadPath, { method: 'POST', body })
      assert.equal(status, 200)
      await until('the webhook was told', () => world.told.length > 0)
    },
    after: async (world) => {
      const [sent] = JSON.parse(readFileSync(`${world.folder}/submissions.json`, 'utf8'))
      assert.equal(sent.requirementId, world.answered.requirement.id)
      const fetched = readFileSync(`${world.folder}/${sent.id}.pdf`)
      assert.equal(createHash('sha256').update(fetched).digest('hex'), sent.document.sha256)
      const path = world.answered.commentPath.replace('upload-comment', 'sent-answers')
      const [answer] = await (await call(world, path)).json()
      assert.match(answer.receivedAt, /^\d{4}-/)
      assert(
        world.told.some((call) => tells(call, sent.id, world.secret)),
        'The webhook was told of something else',
      )
    },
  },

  'The new status comes back': {
    before: async (world) => {
      const cases = readCases(world)
      const { id } = world.answered.requirement
      const answered = cases.flatMap(({ requirements }) => requirements ?? []).find((each) => each.id === id)
      answered.status = newStatus
      writeFileSync(casesOf(world), cases.map((row) => `${JSON.stringify(row)}\n`).join(''))
    },
    after: async (world) => {
      const { id } = world.answered.requirement
      const shown = requirementsIn(await readList(world)).find(({ requirement }) => requirement.id === id)
      assert.equal(shown.requirement.status, newStatus)
      assert.match(world.transcript(), /^cases\.ndjson: \d+ rows: 1 new or changed, 0 removed, 0 rejected$/m)
    },
  },

  'A forgotten password': {
    after: async (world) => {
      const { address, mails } = world
      const before = mails.length
      await post(address, '/forgot-password/', { userId: 'rivera' })
      await setPassword(address, await linkFor(world, email, before), secondPassword)
      assert.equal(await signInAt(address, 'rivera', firstPassword), '')
      await signIn(address, 'rivera', secondPassword)
    },
  },
}

async function until(what, isTrue) {
  const end = Date.now() + longestWaitMs
  while (!isTrue()) {
    assert(Date.now() < end, `Not within ${longestWaitMs / 1000} s: ${what}`)
    await sleep(250)
  }
}

/** The link of a mail to somebody, of those after the first few. */
async function linkFor({ mails }, to, after = 0) {
  const find = () =>
    mails
      .slice(after)
      .map(decodeMail)
      .find((mail) => mail.includes(to) && mail.includes('sessionId='))
  await until(`a mail to ${to} came`, () => find() !== undefined)
  return /http[^\s"<]+sessionId=[\w-]+/.exec(find())[0]
}

const post = (address, path, json) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })

async function setPassword(address, link, newPassword) {
  const sessionId = new URL(link).searchParams.get('sessionId')
  const { status } = await post(address, '/forgot-password/update/', {
    sessionId,
    newPassword,
    newPasswordVerified: newPassword,
  })
  assert.equal(status, 200)
}

async function signIn(address, userId, password) {
  const token = await signInAt(address, userId, password)
  assert.notEqual(token, '', `${userId} could not sign in`)
  return token
}

const call = ({ address, token }, path, init = {}) =>
  fetch(`${address}/api${path}`, { ...init, headers: { authorization: `Bearer ${token}` } })

const readList = async (world) => (await call(world, '/contractsAndRequirements?type=pending')).json()

const casesOf = ({ folder }) => `${folder}/files/cases.ndjson`
const readCases = (world) =>
  readFileSync(casesOf(world), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** True if a call of the webhook is signed and names a submission. */
function tells({ headers, body }, id, secret) {
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  return headers['webhook-signature'] === `v1,${signature}` && body.includes(id)
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { decodeMail } from '../../src/testing/mail-server.ts'
import { openServer } from '../../src/store/database/server.ts'
import { accountsOfBatch, clientsOfBatch } from './work.mjs'

const longAgo = 15 * 60_000
/** A try to send a message takes no longer. */
const longestTry = 45_000
/** Files that nobody confirms count as left behind after three minutes. */
const sweptWithin = 300_000
/** Jobs run every minute. */
const settledWithin = 180_000

/** What is wrong after the kills: with what was acknowledged, what was sent, and what was left behind. */
export async function findFaults(cluster, { acknowledged }, sent, people) {
  const { db, close } = await openServer(cluster.databaseUrl)
  const faults = []
  const waiting = async () => {
    const { rows } = await sql`
      select concat_ws(' ', 'message still waits:', kind, sent_to, tries || ' tries, next', next_try_at, failure) as fault
        from outbox where state = 'waiting'
      union all select concat_ws(' ', 'illustration not ready:', id, 'due', ready_at)
        from illustration_request where closed_at is null and ready_at < now()`.execute(db)
    return rows.map(({ fault }) => fault)
  }
  const isSettled = async () => (await waiting()).length === 0
  if (!(await waitUntil(isSettled, longestTry))) {
    // Nobody waits until a killed process must have given up; none that runs is still trying
    await sql`update outbox set next_try_at = now() where state = 'waiting'`.execute(db)
    await waitUntil(isSettled)
  }
  faults.push(...(await waiting()))
  // Nobody waits for minutes until these are old enough; the age of files can't be set, so they take their three minutes
  cluster.documents.age(longAgo)
  await sql`update running_upload set seen_at = seen_at - interval '15 minutes'`.execute(db)
  await sql`update running_merge set seen_at = seen_at - interval '15 minutes'`.execute(db)
  const left = async () => [
    ...listFiles(cluster).map((name) => `upload ${name}`),
    ...cluster.documents.listKeys().filter((key) => key.startsWith('pending/')),
    ...(await db.selectFrom('running_upload').select('id').execute()).map(({ id }) => `running upload ${id}`),
    ...(await db.selectFrom('running_merge').select('machine').execute()).map(({ machine }) => `merge on ${machine}`),
  ]
  await waitUntil(async () => (await left()).length === 0, sweptWithin)
  faults.push(...(await left()).map((orphan) => `orphan: ${orphan}`))
  faults.push(...(await findDocumentFaults(db, cluster, acknowledged)))
  faults.push(...(await findCommentFaults(db, acknowledged)))
  faults.push(...(await findIllustrationFaults(db, cluster, acknowledged)))
  faults.push(...(await findImportFaults(db, acknowledged)))
  faults.push(...(await findMessageFaults(db, cluster, { ...acknowledged, people }, sent)))
  await close()
  return faults
}

async function waitUntil(isDone, milliseconds = settledWithin) {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    if (await isDone()) return true
    await sleep(1000)
  }
  return false
}

const listFiles = ({ folder }) => readdirSync(join(folder, 'uploads'))

async function findDocumentFaults(db, cluster, { uploads }) {
  const rows = await db
    .selectFrom('requirement_answer')
    .select(['id', 'file_names', 'requirement_id', 'contract_no', 'case_id'])
    .where('file_names', 'is not', null)
    .execute()
  const illustrations = await db
    .selectFrom('illustration_request')
    .select('document_id')
    .where('document_id', 'is not', null)
    .execute()
  const names = rows.flatMap(({ file_names: files }) => files)
  const ids = new Set([...rows.map(({ id }) => id), ...illustrations.map(({ document_id: id }) => id)].map(toKey))
  const keys = cluster.documents.listKeys()
  return [
    ...uploads.filter((name) => !names.includes(name)).map((name) => `lost upload ${name}`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `upload taken twice ${name}`),
    ...[...ids].filter((key) => !keys.includes(key)).map((key) => `answer without ${key}`),
    ...keys.filter((key) => !ids.has(key)).map((key) => `document without answer ${key}`),
  ]
}

async function findCommentFaults(db, { comments }) {
  const rows = await db
    .selectFrom('requirement_answer')
    .select('request_key')
    .where('comment', 'is not', null)
    .execute()
  const keys = rows.map(({ request_key: key }) => key)
  return comments
    .filter((key) => keys.filter((each) => each === key).length !== 1)
    .map((key) => `comment ${key} isn't there once`)
}

const toKey = (id) => `documents/${id}.pdf`

async function findIllustrationFaults(db, cluster, { illustrations }) {
  const rows = await db.selectFrom('illustration_request').select(['request_key', 'document_id']).execute()
  const keys = cluster.documents.listKeys()
  return illustrations.flatMap(({ requestKey, requestNo }) => {
    const found = rows.filter(({ request_key: key }) => key === requestKey)
    const isReady = found.length === 1 && keys.includes(toKey(found[0].document_id))
    return isReady ? [] : [`illustration ${requestNo}: ${found.length} requests, or not ready`]
  })
}

async function findImportFaults(db, { accounts, clients }) {
  const people = await db.selectFrom('account').select('user_id').where('user_id', 'like', 'kill%').execute()
  const ipns = await db.selectFrom('client').select('ipn').where('ipn', 'like', 'kill-%').execute()
  return [
    ...findPartial(
      'accounts',
      people.map(({ user_id: id }) => Number(/\d+/.exec(id))),
      accountsOfBatch,
      accounts,
    ),
    ...findPartial(
      'clients',
      ipns.map(({ ipn }) => Number(/\d+/.exec(ipn))),
      clientsOfBatch,
      clients,
    ),
  ]
}

/** A file is taken over as a whole or not at all. */
function findPartial(kind, batches, size, taken) {
  const counts = new Map(taken.map((batch) => [batch, 0]))
  for (const batch of batches) counts.set(batch, (counts.get(batch) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count !== size)
    .map(([batch, count]) => `${kind} ${batch}: ${count} of ${size}`)
}

/** Everything that was acknowledged has led to its messages, and none has come under two ids. */
async function findMessageFaults(db, cluster, { illustrations, accounts, people }, sent) {
  const mails = cluster.mails.mails.map((mail) => ({
    id: /^Message-ID: (\S+)/im.exec(mail)?.[1],
    to: /^To: (\S+)/im.exec(mail)?.[1],
    text: decodeMail(mail),
  }))
  const texts = sent.map(({ id, ...message }) => ({ id, text: JSON.stringify(message) }))
  const hasMail = (isIt) => mails.some(isIt)
  const stored = await db.selectFrom('outbox').select(['kind', 'state', 'failure']).execute()
  // What a message is about: two ids for it are two messages for its reader
  const topics = [
    ...mails.map(({ id, to, text }) => [id, `${to} ${/^Subject: .*/im.exec(text)?.[0]} ${/IR-\d+/.exec(text)?.[0]}`]),
    ...texts.map(({ id, text }) => [id, text]),
  ]
  const idsByTopic = new Map()
  for (const [id, topic] of topics) idsByTopic.set(topic, new Set([...(idsByTopic.get(topic) ?? []), id]))
  return [
    ...stored.filter(({ state }) => state === 'failed').map(({ kind, failure }) => `failed ${kind}: ${failure}`),
    ...illustrations
      .filter(({ requestNo }) => !hasMail(({ text }) => text.includes(requestNo)))
      .map(({ requestNo }) => `no mail of ${requestNo}`),
    ...illustrations
      .filter(
        ({ requestNo }) => new Set(texts.filter(({ text }) => text.includes(requestNo)).map(({ id }) => id)).size < 2,
      )
      .map(({ requestNo }) => `not both text messages of ${requestNo}`),
    ...accounts
      .flatMap((batch) => Array.from({ length: accountsOfBatch }, (_, index) => `kill${batch}x${index}@example.com`))
      .concat(people)
      .filter((address) => !hasMail(({ to }) => to === address))
      .map((address) => `no invitation to ${address}`),
    ...[...idsByTopic].filter(([, ids]) => ids.size > 1).map(([topic]) => `sent twice: ${topic}`),
  ]
}

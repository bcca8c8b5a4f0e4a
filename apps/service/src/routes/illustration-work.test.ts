import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IllustrationWork } from '@producer-portal/domain/illustrations'
import { mostIllustrationWork } from '@producer-portal/domain/illustrations'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readWork } from '../store/illustrations/work.ts'
import { isKept } from '../store/kept-documents.ts'
import { pdfOf } from '../testing/documents.ts'
import { makeFileFolder } from '../testing/file-folder.ts'
import { openFileService } from '../testing/file-service.ts'
import { createIllustrationCalls } from '../testing/illustrations.ts'
import { formWith } from '../testing/requirements.ts'

const DATA_DIR = makeFileFolder()
const token = 'a-token-of-the-illustration-system-01'
const service = await openFileService({ settings: { DATA_DIR, IMPORT_TOKENS: token } })
const { sendOne, findSent, openFile, outbox } = createIllustrationCalls(service)

const own = '/api/illustration/work'
const outside = '/api/illustration-requests'
const list = async (as = 'hale') =>
  (await service.call(own, { as })).body as { requests: readonly IllustrationWork[]; open: number }
const find = async (requestNo: string) => (await list()).requests.find((each) => each.requestNo === requestNo)
const act = (as: string, requestNo: string, what: string, json: object = {}) =>
  service.call(`${own}/${requestNo}/${what}`, { as, json })
const upload = async (as: string, requestNo: string, files: Parameters<typeof formWith>[0]) =>
  service.call(`${own}/${requestNo}/file`, { as, method: 'POST', body: formWith(files) })
const replace = async (as: string, requestNo: string, file: Uint8Array<ArrayBuffer>) =>
  service.call(`${own}/${requestNo}/replacement`, { as, method: 'POST', body: formWith([['b.pdf', file]]) })
const openWork = async (as: string, requestNo: string) =>
  service.request(`${own}/${requestNo}/file`, { headers: { authorization: `Bearer ${await service.tokenOf(as)}` } })
const system = (requestNo: string, what: string, json: object = {}) =>
  service.call(`${outside}/${requestNo}/${what}`, { token, json })
const [oneFile, otherFile, hale] = [await pdfOf(200), await pdfOf(210), await service.tokenOf('hale')]
const documents = () => (existsSync(join(DATA_DIR, 'documents')) ? readdirSync(join(DATA_DIR, 'documents')) : [])

/** A request that the clock of the demo leaves alone, as in production. */
async function request(userId = 'rivera', change: object = {}) {
  const requestNo = await sendOne(userId, change)
  await service.services.db
    .updateTable('illustration_request')
    .set({ preparing_at: null, ready_at: null })
    .where('id', '=', Number(requestNo.slice(3)))
    .execute()
  return requestNo
}
const told = async (userId: string, requestNo: string) =>
  (await outbox(userId)).filter(({ body }) => body.includes(requestNo)).map(({ body }) => body)

describe('the home office', () => {
  test('takes a request, and the producer sees who has it', async () => {
    const requestNo = await request()
    expect(await findSent('rivera', requestNo)).toMatchObject({ state: 'received', taken: null })
    expect((await act('hale', requestNo, 'take')).body).toMatchObject({ state: 'taken', taken: { id: 'hale' } })
    const first = (await find(requestNo))?.taken
    service.advance(5)
    expect((await act('hale', requestNo, 'take')).status).toBe(200)
    expect((await find(requestNo))?.taken).toEqual(first)
    expect(await findSent('rivera', requestNo)).toMatchObject({ state: 'preparing', taken: { by: first?.by } })
    expect(first?.by).toMatch(/\S/)
  })

  test('replaces a file that was sent, and the producer is told and sees it as new', async () => {
    const requestNo = await request()
    expect((await replace('hale', requestNo, otherFile)).status).toBe(409)
    await upload('hale', requestNo, [['a.pdf', oneFile]])
    const first = await openWork('moreau', requestNo)
    const seen = await findSent('rivera', requestNo)
    await service.call('/api/illustration/requests/seen', { as: 'rivera', json: { requestNos: [requestNo] } })
    const before = (await told('rivera', requestNo)).length
    expect((await replace('moreau', requestNo, otherFile)).body).toMatchObject({
      state: 'ready',
      taken: { id: 'moreau' },
    })
    expect((await replace('moreau', requestNo, otherFile)).status).toBe(200)
    const second = await openWork('hale', requestNo)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(false)
    expect(await findSent('rivera', requestNo)).toMatchObject({
      state: 'ready',
      isNew: true,
      file: { fileId: seen?.file?.fileId },
    })
    expect((await told('rivera', requestNo)).length).toBe(before + 1)
    expect((await openWork('rivera', requestNo)).status).toBe(403)
    expect((await openWork('hale', 'IR-999999')).status).toBe(404)
  })

  test('replaces a file that both had seen, who asked and who is notified, and both see it as new', async () => {
    const requestNo = await request('okafor', { recipient: '' })
    await upload('hale', requestNo, [['a.pdf', oneFile]])
    const isNew = async () => [
      (await findSent('okafor', requestNo))?.isNew,
      (await findSent('rivera', requestNo))?.isNew,
    ]
    for (const as of ['okafor', 'rivera'])
      await service.call('/api/illustration/requests/seen', { as, json: { requestNos: [requestNo] } })
    expect(await isNew()).toEqual([false, false])
    await replace('hale', requestNo, otherFile)
    expect(await isNew()).toEqual([true, true])
  })

  test('leaves alone what somebody else has, unless it takes it over from them', async () => {
    const requestNo = await request()
    await act('moreau', requestNo, 'take')
    const held = { status: 409, body: { message: expect.stringContaining('has taken this request.') } }
    for (const what of ['take', 'release']) expect(await act('hale', requestNo, what)).toMatchObject(held)
    expect(await act('hale', requestNo, 'decline', { reason: 'No' })).toMatchObject(held)
    expect((await upload('hale', requestNo, [['a.pdf', oneFile]])).status).toBe(409)
    expect(await act('hale', requestNo, 'take', { from: 'ito' })).toMatchObject(held)
    expect((await act('hale', requestNo, 'take', { from: 'moreau' })).body).toMatchObject({ taken: { id: 'hale' } })
    expect((await act('hale', requestNo, 'release')).body).toMatchObject({ state: 'waiting', taken: null })
    expect((await act('hale', requestNo, 'release')).status).toBe(200)
  })

  test('of two who take one at the same moment, one gets it', async () => {
    const requestNo = await request()
    const both = await Promise.all([act('hale', requestNo, 'take'), act('moreau', requestNo, 'take')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('uploads the PDF, which is stored once, told once, and downloaded by the producer', async () => {
    const requestNo = await request('okafor', { recipient: '' })
    const [file, before] = [otherFile, documents().length]
    await act('hale', requestNo, 'take')
    expect((await upload('hale', requestNo, [['a.pdf', file]])).body).toMatchObject({ state: 'ready' })
    expect((await upload('hale', requestNo, [['again.pdf', file]])).status).toBe(200)
    expect((await upload('hale', requestNo, [['other.pdf', await pdfOf(220)]])).status).toBe(409)
    expect((await upload('moreau', requestNo, [['a.pdf', file]])).status).toBe(409)
    expect((await act('hale', requestNo, 'decline', { reason: 'No' })).body).toMatchObject({
      message: 'This request is finished.',
    })
    expect(documents()).toHaveLength(before + 1)
    for (const userId of ['okafor', 'rivera']) {
      const { file: offered } = (await findSent(userId, requestNo)) ?? {}
      const answer = await openFile(userId, offered?.fileId ?? '')
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, offered?.bytes])
      const ready = (await told(userId, requestNo)).filter((body) => body.includes('is ready.'))
      expect(ready).toHaveLength(1)
    }
  })

  test('declines one with a reason, which the producer sees and is told of, without the reason', async () => {
    const requestNo = await request('okafor', { recipient: '' })
    const reason = 'The lowest face amount is $50,000.'
    expect((await act('hale', requestNo, 'decline', { reason: ` ${reason} ` })).body).toMatchObject({
      state: 'declined',
      declineReason: reason,
    })
    expect((await act('hale', requestNo, 'decline', { reason })).status).toBe(200)
    expect((await act('hale', requestNo, 'decline', { reason: 'Other' })).status).toBe(409)
    expect((await act('hale', requestNo, 'take')).body).toMatchObject({ message: 'This request was declined.' })
    expect(await findSent('okafor', requestNo)).toMatchObject({ state: 'declined', declined: { reason }, isNew: true })
    for (const userId of ['okafor', 'rivera']) {
      const declined = (await told(userId, requestNo)).filter((body) => body.startsWith("We can't prepare"))
      expect(declined).toEqual([expect.stringMatching(/ending in 0403\. See why under My requests in /)])
      expect(declined.join()).not.toContain('face amount')
    }
  })

  test.each<[string, Parameters<typeof formWith>[0], number]>([
    ['that is no PDF', [['a.pdf', new TextEncoder().encode('Hello')]], 422],
    ['that is missing', [], 422],
    [
      'of which there are two',
      [
        ['a.pdf', oneFile],
        ['b.pdf', otherFile],
      ],
      422,
    ],
  ])('a file %s is refused, and nothing of it stays', async (_name, files, status) => {
    const requestNo = await request()
    const before = documents().length
    expect((await upload('hale', requestNo, files)).status).toBe(status)
    expect(await find(requestNo)).toMatchObject({ state: 'waiting', file: null })
    expect(documents()).toHaveLength(before)
    expect(readdirSync(join(DATA_DIR, 'uploads'))).toEqual([])
  })

  test.each([
    ['decline', { reason: '' }],
    ['decline', { reason: '   ' }],
    ['decline', { reason: 'a'.repeat(501) }],
    ['decline', {}],
    ['take', { from: '' }],
  ])('%s with %j does not fit', async (what, json) => {
    expect((await act('hale', 'IR-100001', what, json)).status).toBe(422)
  })

  test('one that never was is not found, and no number does not fit', async () => {
    expect((await act('hale', 'IR-999999', 'take')).status).toBe(404)
    expect((await act('hale', 'IR-1', 'take')).status).toBe(422)
    expect((await upload('hale', 'IR-999999', [['a.pdf', oneFile]])).status).toBe(404)
  })

  test.each(['rivera', 'okafor', 'lin'])('%s is no home office', async (as) => {
    expect((await service.call(own, { as })).status).toBe(403)
    expect((await act(as, 'IR-100001', 'take')).status).toBe(403)
    expect((await upload(as, 'IR-100001', [['a.pdf', oneFile]])).status).toBe(403)
  })
})

describe('an outside system', () => {
  test('does the same with its token, under the name it gives', async () => {
    const requestNo = await request()
    expect((await system(requestNo, 'take', { by: 'Ann Marsh' })).body).toMatchObject({
      taken: { id: ':system', by: 'Ann Marsh' },
    })
    expect((await act('hale', requestNo, 'take')).status).toBe(409)
    const { body } = await service.call(outside, { token })
    expect((body as { requests: { requestNo: string }[] }).requests.map((each) => each.requestNo)).toContain(requestNo)
    const form = formWith([['a.pdf', await pdfOf(230)]])
    const finished = await service.call(`${outside}/${requestNo}/file`, { token, method: 'POST', body: form })
    expect(finished.body).toMatchObject({
      state: 'ready',
      file: { fileName: `In-Force Illustration ${requestNo}.pdf` },
    })
    const second = await request()
    expect((await system(second, 'decline', { reason: 'Lapsed', by: 'Ann Marsh' })).body).toMatchObject({
      state: 'declined',
      taken: { by: 'Ann Marsh' },
    })
    const third = await request()
    await system(third, 'take')
    expect((await system(third, 'release')).body).toMatchObject({ state: 'waiting' })
  })

  test.each([undefined, hale])('needs a token of IMPORT_TOKENS', async (other) => {
    const sent = other === undefined ? {} : { token: other }
    expect((await service.call(outside, sent)).status).toBe(401)
    expect((await service.call(`${outside}/IR-100001/take`, { ...sent, json: {} })).status).toBe(401)
  })
})

test('the clock of the demo is one more that acts: it leaves alone what the home office has taken', async () => {
  const [left, taken] = [await sendOne('rivera'), await sendOne('rivera')]
  await act('hale', taken, 'take')
  service.advance(61)
  await Promise.all([service.runJob('illustrations'), service.runJob('illustrations')])
  expect(await find(left)).toMatchObject({ state: 'ready', taken: { id: ':clock', by: null } })
  expect(await find(taken)).toMatchObject({ state: 'taken', taken: { id: 'hale' } })
  expect(await findSent('rivera', left)).toMatchObject({ state: 'ready', taken: { by: null } })
})

test('a document of an illustration is not swept', async () => {
  const row = await service.services.db
    .selectFrom('illustration_request')
    .select('document_id')
    .where('document_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(await isKept(service.services.db, row.document_id ?? '')).toBe(true)
  expect(await isKept(service.services.db, crypto.randomUUID())).toBe(false)
})

test('of many open requests the oldest are listed, and all are counted', async () => {
  await request()
  const { db } = service.services
  await db.transaction().execute(async (transaction) => {
    await sql`insert into illustration_request (user_id, agency_nos, agent_nos, co_code, co_type, contract_no, policy_no,
        is_basic, instructions, request_date, recipient, notified_name, notified_by, requested_at)
      select user_id, agency_nos, agent_nos, co_code, co_type, contract_no, policy_no,
        is_basic, instructions, request_date, recipient, notified_name, notified_by, requested_at
      from (select * from illustration_request where closed_at is null limit 1) as one,
        generate_series(1, ${mostIllustrationWork}) as place`.execute(transaction)
    const ids = await transaction
      .selectFrom('illustration_request')
      .select('id')
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute()
    const work = await readWork(transaction)
    const open = work.requests.filter(({ closed_at: at }) => at === null)
    expect(work.open).toBe(ids.length)
    expect(open.map(({ id }) => id)).toEqual(ids.slice(0, mostIllustrationWork).map(({ id }) => id))
    await sql`rollback`.execute(transaction)
  })
})

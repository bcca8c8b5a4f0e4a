import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createIllustrationCalls } from '../testing/illustrations.ts'
import { readTexts } from '../testing/pdf-texts.ts'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'

const service = await openFileService()
const calls = createIllustrationCalls(service)

const markSeen = (userId: string, requestNos: readonly string[]) =>
  service.call('/api/illustration/requests/seen', { as: userId, json: { requestNos } })

describe('what becomes of a request', () => {
  test('a basic one is prepared and ready within the time of the demo', async () => {
    const requestNo = await calls.sendOne('rivera')
    const state = async () => (await calls.findSent('rivera', requestNo))?.state
    expect(await state()).toBe('received')
    service.advance(20)
    expect(await state()).toBe('preparing')
    service.advance(41)
    expect(await state()).toBe('ready')
    const [sms] = await calls.outbox('rivera')
    expect(sms).toMatchObject({
      kind: 'sms',
      body: expect.stringContaining(`${requestNo} for the policy ending in 0403 is ready.`),
      link: 'http://localhost:4300/sales-support/illustrations/in-force-illustration-requests',
    })
  })

  test('the job is woken for the moments at which it is prepared and ready', async () => {
    const wake = vi.spyOn(service.services.jobs, 'wake')
    const requestNo = await calls.sendOne('rivera')
    const { preparing_at: preparingAt, ready_at: readyAt } = await service.services.db
      .selectFrom('illustration_request')
      .select(['preparing_at', 'ready_at'])
      .where('id', '=', Number(requestNo.slice(3)))
      .executeTakeFirstOrThrow()
    expect(wake.mock.calls).toEqual([
      ['illustrations', preparingAt],
      ['illustrations', readyAt],
    ])
    wake.mockRestore()
  })

  test('one that cannot be prepared keeps no other from being ready', async () => {
    const { db } = service.services
    const [broken, other] = [await calls.sendOne('rivera', { policy: '7100100412' }), await calls.sendOne('rivera')]
    const contract = db.updateTable('inforce_contract').where('contract_no', '=', '7100100412')
    const { document } = await db
      .selectFrom('inforce_contract')
      .select('document')
      .where('contract_no', '=', '7100100412')
      .executeTakeFirstOrThrow()
    await contract.set({ document: JSON.stringify({ ...document, faceAmount: 'much' }) }).execute()
    service.advance(61)
    expect((await calls.findSent('rivera', other))?.state).toBe('ready')
    expect((await calls.findSent('rivera', broken))?.state).toBe('preparing')
    expect(service.events.some((event) => event.startsWith('illustration not finished'))).toBe(true)
    await contract.set({ document: JSON.stringify(document) }).execute()
    expect((await calls.findSent('rivera', broken))?.state).toBe('ready')
  })

  test('a custom one takes three times as long', async () => {
    const requestNo = await calls.sendOne('rivera', { instructions: 'Zero premium' })
    service.advance(100)
    expect(await calls.findSent('rivera', requestNo)).toMatchObject({ state: 'preparing', file: null })
    service.advance(81)
    expect(await calls.findSent('rivera', requestNo)).toMatchObject({ state: 'ready', isNew: true })
  })

  test.each([
    ['Monthly', '$1,200.00'],
    ['Quarterly', '$400.00'],
    ['Semi-Annual', '$200.00'],
    ['Annual', '$100.00'],
  ])('shows a premium of 100 dollars that is due %s as %s a year', async (billFrequency, yearly) => {
    const premium = JSON.stringify({ modalPremium: 100, billFrequency })
    await service.services.db
      .updateTable('inforce_contract')
      .set({ document: sql<string>`(document::jsonb || ${premium}::jsonb)::json` })
      .where('contract_no', '=', '7100100403')
      .execute()
    const requestNo = await calls.sendOne('rivera')
    service.advance(61)
    const { file } = (await calls.findSent('rivera', requestNo)) ?? {}
    const response = await calls.openFile('rivera', file?.fileId ?? '')
    expect(await readTexts(new Uint8Array(await response.arrayBuffer()))).toContain(yearly)
  })

  test('is announced once, even if several calls come at the same moment', async () => {
    const requestNo = await calls.sendOne('rivera')
    service.advance(61)
    await Promise.all(Array.from({ length: 4 }, () => calls.list('rivera')))
    const told = (await calls.outbox('rivera')).filter(
      ({ body }) => body.includes(`${requestNo} `) && body.includes('ready.'),
    )
    expect(told.filter(({ body }) => body.includes('is ready.'))).toHaveLength(1)
  })

  test('finished ones are new until they are marked as seen, by their owner', async () => {
    const requestNo = await calls.sendOne('rivera')
    const isNew = async () => (await calls.findSent('rivera', requestNo))?.isNew
    await markSeen('rivera', [requestNo])
    service.advance(61)
    expect(await isNew()).toBe(true)
    expect((await markSeen('okafor', [requestNo])).status).toBe(200)
    expect(await isNew()).toBe(true)
    expect((await markSeen('rivera', [requestNo, 'IR-999999', 'IR-1', "' or true --", '9'.repeat(200)])).status).toBe(
      200,
    )
    expect(await isNew()).toBe(false)
    expect((await markSeen('rivera', [])).status).toBe(422)
  })

  test('both the person who sent one and the person who is notified see it, each in their own time', async () => {
    const requestNo = await calls.sendOne('okafor', { recipient: '' })
    service.advance(61)
    const see = async (userId: string) => (await calls.findSent(userId, requestNo)) ?? null
    expect(await see('okafor')).toMatchObject({
      requestedBy: { fullName: 'Adaeze Okafor', isSelf: true },
      notified: { fullName: 'Elena Rivera', isSelf: false },
      isNew: true,
    })
    expect(await see('rivera')).toMatchObject({
      requestedBy: { fullName: 'Adaeze Okafor', isSelf: false },
      notified: { fullName: 'Elena Rivera', isSelf: true },
      isNew: true,
    })
    await markSeen('brandt', [requestNo])
    await markSeen('rivera', [requestNo])
    expect([(await see('okafor'))?.isNew, (await see('rivera'))?.isNew]).toEqual([true, false])
    await markSeen('okafor', [requestNo])
    expect((await see('okafor'))?.isNew).toBe(false)
    for (const userId of ['brandt', 'hale', 'lin', 'vega', 'moreau'])
      expect([userId, await see(userId)]).toEqual([userId, null])
  })

  test('the demo has one that was finished and seen, and one in preparation', async () => {
    const fresh = await openTestService()
    const { body } = await fresh.call('/api/illustration/requests', { as: 'rivera' })
    expect(body).toMatchObject([
      { state: 'preparing', scenario: 'custom', isNew: false },
      { state: 'ready', scenario: 'basic', isNew: false },
    ])
    await fresh.close()
  })

  test('hides the requests whose agent the user may no longer act for', async () => {
    const { db } = service.services
    const setAccess = (access: string) =>
      db.updateTable('account').set({ access }).where('user_id', '=', 'lin').execute()
    await setAccess('NBA,SRA')
    const requestNo = await calls.sendOne('lin', { recipient: 'lin' })
    service.advance(61)
    const fileId = (await calls.findSent('lin', requestNo))?.file?.fileId ?? ''
    expect((await calls.openFile('lin', fileId)).status).toBe(200)
    await db.updateTable('member').set({ is_suspended: true }).where('user_id', '=', 'lin').execute()
    expect(await calls.list('lin')).toEqual([])
    expect((await calls.openFile('lin', fileId)).status).toBe(404)
    await db.updateTable('member').set({ is_suspended: false }).where('user_id', '=', 'lin').execute()
    await setAccess('NBA')
    expect(await calls.list('lin')).toEqual([])
  })

  test.each(['brandt', 'guest', 'gone', 'moreau'])('%s has none', async (userId) => {
    expect(await calls.list(userId)).toEqual([])
  })
})

describe('a finished illustration', () => {
  test('is a tagged PDF with a title, a language and its own name, in no cache, and stays the same', async () => {
    const requestNo = await calls.sendOne('rivera', { instructions: 'Tomáš Nguyễn: zero premium. '.repeat(60) })
    service.advance(181)
    const { file: found, readyAt } = (await calls.findSent('rivera', requestNo)) ?? {}
    expect(readyAt).not.toBeNull()
    expect(found?.fileId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const answer = await calls.openFile('rivera', found?.fileId ?? '')
    const content = Buffer.from(await answer.arrayBuffer())
    const { headers } = answer
    expect([answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="In-Force Illustration ${requestNo}.pdf"`)
    expect(found?.fileName).toBe(`In-Force Illustration ${requestNo}.pdf`)
    expect(content.byteLength).toBe(found?.bytes)
    const text = content.toString('latin1')
    for (const part of ['%PDF-1.7', '/StructTreeRoot', '/Lang (en-US)', '/Marked true', '/S /Table', '/S /H2']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect((await PDFDocument.load(content)).getTitle()).toBe(`In-Force Illustration ${requestNo}`)
    expect(Buffer.from(await (await calls.openFile('rivera', found?.fileId ?? '')).arrayBuffer())).toEqual(content)
    expect(service.events.at(-1)).toContain(`illustration downloaded {"user":"rivera"`)
  })

  test('opens for the person who sent the request and the person who is notified, and for nobody else', async () => {
    const others = ['brandt', 'hale', 'lin', 'vega', 'moreau', 'guest', 'gone']
    const requestNo = await calls.sendOne('okafor', { recipient: '' })
    const second = await calls.sendOne('okafor', { recipient: 'okafor' })
    service.advance(61)
    const fileOf = async (no: string) => (await calls.findSent('okafor', no))?.file?.fileId ?? ''
    const [shared, own] = [await fileOf(requestNo), await fileOf(second)]
    const open = async (userId: string, fileId: string) => (await calls.openFile(userId, fileId)).status
    expect([await open('okafor', shared), await open('rivera', shared)]).toEqual([200, 200])
    expect([await open('okafor', own), await open('rivera', own)]).toEqual([200, 404])
    for (const userId of others) expect([userId, await open(userId, shared)]).toEqual([userId, 404])
  })

  test('of someone else, an unfinished one, or one that never was, is not found', async () => {
    const requestNo = await calls.sendOne('rivera')
    const { file_id: waiting } = await service.services.db
      .selectFrom('illustration_request')
      .select('file_id')
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect((await calls.openFile('rivera', waiting)).status).toBe(404)
    service.advance(61)
    const fileId = (await calls.findSent('rivera', requestNo))?.file?.fileId ?? ''
    for (const userId of ['okafor', 'brandt', 'hale', 'lin', 'guest', 'gone']) {
      expect([userId, (await calls.openFile(userId, fileId)).status]).toEqual([userId, 404])
    }
    for (const id of [requestNo, '100001', crypto.randomUUID(), "' or true --", '..']) {
      expect([id, (await calls.openFile('rivera', id)).status]).toEqual([id, 404])
    }
  })
})

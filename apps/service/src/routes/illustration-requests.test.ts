import { illustrationOutcomeSchema } from '@producer-portal/domain/illustrations'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Sent } from '../testing/illustrations.ts'
import { createIllustrationCalls, getBasicRequest } from '../testing/illustrations.ts'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'

const service = await openFileService()
const calls = createIllustrationCalls(service)

const daysFromToday = (days: number) =>
  new Date(service.services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
/** A policy of rivera that can't be run automatically. */
const byHand = '7100100401'
const count = async () => {
  const { total } = await service.services.db
    .selectFrom('illustration_request')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

describe('a request', () => {
  test('is answered with a type, a message and a number, and listed first', async () => {
    const { status, body } = await calls.send('rivera')
    const { requestNo } = v.parse(illustrationOutcomeSchema, body)
    expect(status).toBe(200)
    expect(body).toEqual({
      msgType: 'success',
      message: `Your request was received. Its number is ${requestNo}.`,
      requestNo: expect.stringMatching(/^IR-\d{6}$/),
    })
    const [first] = await calls.list('rivera')
    expect(first).toMatchObject({
      requestNo,
      state: 'received',
      scenario: 'basic',
      readyAt: null,
      agent: { agentNo: '100101', fullName: 'Elena Rivera' },
      policyNumber: '7100100403',
      clientName: 'Kwame Osei',
      productType: 'Index UL',
      instructions: '',
      notified: { fullName: 'Elena Rivera', isSelf: true, by: 'sms' },
      file: null,
      isNew: false,
    })
    const hours = Date.parse(first?.expectedBy ?? '') - Date.parse(first?.requestedAt ?? '')
    expect(hours / 3_600_000).toBe(24)
    expect(service.events).toContain(
      `illustration requested {"user":"rivera","address":"192.0.2.1","request":"${requestNo}","agent":"100101","scenario":"basic"}`,
    )
  })

  test('with instructions is a custom one, for which nobody promises a time', async () => {
    const requestNo = await calls.sendOne('rivera', { instructions: ' Zero premium\r\nfrom 2030 \n' })
    expect(await calls.findSent('rivera', requestNo)).toMatchObject({
      scenario: 'custom',
      instructions: 'Zero premium\nfrom 2030',
      expectedBy: null,
    })
  })

  test('names a policy with or without zeros in front, and blanks around it', async () => {
    expect(await calls.sendOne('rivera', { agent: ' 100101 ', policy: ' 7100100403 ' })).toMatch(/^IR-/)
  })

  test('is made by home office for any agent, and belongs to home office', async () => {
    const requestNo = await calls.sendOne('hale', { recipient: 'hale' })
    expect(await calls.findSent('hale', requestNo)).toMatchObject({
      notified: { fullName: 'Margaret Hale', isSelf: true },
    })
    expect(await calls.findSent('rivera', requestNo)).toBeUndefined()
  })
})

describe('a request that is refused', () => {
  const noPolicy = 'There is no such in-force policy of this agent.'

  test.each<[string, string, Sent]>([
    ['rivera', 'for a colleague', { agent: '100102' }],
    ['rivera', 'for an agent of another agency', { agent: '200207' }],
    ['rivera', 'for nobody', { agent: '999999' }],
    ['rivera', 'about the policy of someone else', { policy: '7200200001' }],
    ['rivera', 'about no policy', { policy: '9999999999' }],
    ['rivera', 'about an ended policy', { policy: '7100100406' }],
    ['rivera', 'about text', { policy: "' or true --" }],
    ['okafor', 'about the policy of another agent of the agency', { agent: '100102', recipient: 'okafor' }],
    ['brandt', 'for an agent who shares nothing', { recipient: 'brandt' }],
    ['frost', 'for an agent of another agency', { recipient: 'frost' }],
    ['lin', 'without in-force access', { recipient: 'lin' }],
    ['guest', 'without an agent', { recipient: 'guest' }],
    ['gone', 'for themselves', { agent: '200204', recipient: 'gone' }],
    ['hale', 'for nobody', { agent: '999999', recipient: 'hale' }],
  ])('%s %s gets one and the same answer', async (userId, _, change) => {
    const before = await count()
    const { status, body } = await calls.send(userId, change)
    expect([status, body]).toEqual([404, { code: 'notFound', message: noPolicy }])
    expect(await count()).toBe(before)
  })

  test('is logged', async () => {
    await calls.send('rivera', { agent: '200207' })
    expect(service.events.at(-1)).toBe('illustration refused {"user":"rivera","agent":"200207"}')
  })

  test.each<[string, Sent, string]>([
    ['a policy that is not automated without instructions', { policy: byHand }, 'instructions'],
    ['blank instructions for it', { policy: byHand, instructions: ' \r\n\t' }, 'instructions'],
    ['2,001 characters', { instructions: 'x'.repeat(2001) }, 'instructions'],
    ['no day', { requestDate: '2026-02-30' }, 'requestDate'],
    ['another way to write a day', { requestDate: '11/23/2026' }, 'requestDate'],
    ['another recipient', { recipient: 'brandt' }, 'recipient'],
    ['the agent number as recipient', { recipient: '100101' }, 'recipient'],
    ['no agent', { agent: '' }, 'agent'],
    ['a number as policy', { policy: 7_100_100_403 }, 'policy'],
    ['no recipient at all', { recipient: undefined }, 'recipient'],
    ['a short key', { requestKey: 'x' }, 'requestKey'],
  ])('with %s gets a reason that names the field', async (_, change, field) => {
    const before = await count()
    const { status, body } = await calls.send('rivera', change)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(`"${field}: `)])
    expect(await count()).toBe(before)
  })

  test.each([
    ['2,000 characters', 'x'.repeat(2000)],
    ['2,000 characters with blanks around them', ` \n${'x'.repeat(2000)} `],
    ['2,000 characters of which some are line breaks', 'x\r\n'.repeat(1000).trimEnd()],
    ['letters of every kind', 'Ż ö 漢 👩‍👩‍👧 "quoted" <b> \\ % \' ;'],
  ])('but %s are taken', async (_, instructions) => {
    expect(await calls.sendOne('rivera', { instructions })).toMatch(/^IR-/)
  })

  test.each(['\0', 'half a letter: \ud83d'])('and %j is refused', async (instructions) => {
    expect((await calls.send('rivera', { instructions })).status).toBe(400)
  })

  test.each([-2, 2])('a day %i from here is no day of the user', async (days) => {
    const { status, body } = await calls.send('rivera', { requestDate: daysFromToday(days) })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('"requestDate: ')])
  })

  test.each([-1, 0, 1])('a day %i from here, where the user may be, is taken', async (days) => {
    expect(await calls.sendOne('rivera', { requestDate: daysFromToday(days) })).toMatch(/^IR-/)
  })
})

describe('a request that is sent again', () => {
  test('with the same key, one after the other or at once, is one request', async () => {
    const before = await count()
    const requestKey = crypto.randomUUID()
    const mails = (await calls.outbox('home-office')).length
    const numbers = await Promise.all(Array.from({ length: 5 }, () => calls.sendOne('rivera', { requestKey })))
    numbers.push(await calls.sendOne('rivera', { requestKey }))
    expect(new Set(numbers).size).toBe(1)
    expect(await count()).toBe(before + 1)
    expect(await calls.outbox('home-office')).toHaveLength(mails + 1)
  })

  test('with a key of someone else is their own', async () => {
    const requestKey = crypto.randomUUID()
    const first = await calls.sendOne('rivera', { requestKey })
    expect(await calls.sendOne('hale', { requestKey, recipient: 'hale' })).not.toBe(first)
  })

  test.each<[string, Sent, number]>([
    ['other instructions', { instructions: 'Zero premium' }, 409],
    ['another policy', { policy: '7100100412' }, 409],
    ['another agent', { agent: '100102' }, 409],
    ['another recipient', { recipient: '' }, 409],
    ['another way to write the same', { policy: ' 07100100403 ', agent: ' 100101 ' }, 200],
  ])('with the same key and %s is answered with its status', async (_, change, expected) => {
    const requestKey = crypto.randomUUID()
    await calls.sendOne('rivera', { requestKey })
    const before = await count()
    expect((await calls.send('rivera', { requestKey, ...change })).status).toBe(expected)
    expect(await count()).toBe(before)
  })

  test('without a key is another request', async () => {
    expect(await calls.sendOne('rivera')).not.toBe(await calls.sendOne('rivera'))
  })
})

describe('messages', () => {
  test('go to the user by text message and to the home office by mail, without the name of the client to the phone', async () => {
    const requestNo = await calls.sendOne('rivera')
    const [sms] = await calls.outbox('rivera')
    expect(sms).toMatchObject({ kind: 'sms', body: expect.stringContaining(requestNo) })
    expect(sms?.body).not.toMatch(/Osei|7100100403/)
    const [mail] = await calls.outbox('home-office')
    expect(mail).toMatchObject({ kind: 'email', body: expect.stringContaining(`request ${requestNo}, basic`) })
    expect(mail?.body).toContain('Client: Kwame Osei')
  })

  const download = 'Download it under My requests in'
  const others = 'The person who requested it can download it.'
  const page = 'http://localhost:4300/sales-support/illustrations/in-force-illustration-requests'

  test.each([
    ['an agent with an account and a phone', '100101', '7100100403', 'rivera', 'sms', 'Elena Rivera', download, page],
    ['an agent without an account', '100103', '', 'oconnor', 'email', "Siobhán O'Connor", others, null],
  ])('go to %s when the recipient is empty', async (_, agent, policyNo, to, by, fullName, wayOn, link) => {
    // With none of the requests of the other tests, whose PDFs would be written first.
    const fresh = await openTestService()
    const { sendOne, findSent, outbox } = createIllustrationCalls(fresh)
    const policy = policyNo || (await somePolicyOf(agent))
    const requestNo = await sendOne('okafor', { agent, policy, recipient: '', instructions: 'Zero premium' })
    expect(await findSent('okafor', requestNo)).toMatchObject({ notified: { fullName, isSelf: false, by } })
    const [message] = await outbox(to)
    expect(message).toMatchObject({ kind: by, body: expect.stringContaining(`${requestNo} from Adaeze Okafor`) })
    fresh.advance(200)
    const [ready] = await outbox(to)
    expect(ready?.body).toMatch(new RegExp(`${requestNo} .* is ready. ${wayOn}`))
    expect(ready?.link).toBe(link)
    const [own] = await outbox('okafor')
    expect(own?.body).toMatch(new RegExp(`${requestNo} .* is ready. ${download}`))
    expect(own?.link).toBe(page)
    await fresh.close()
  })

  test('of an agent who names themselves that way are their own', async () => {
    const requestNo = await calls.sendOne('rivera', { recipient: '' })
    expect(await calls.findSent('rivera', requestNo)).toMatchObject({ notified: { isSelf: true, by: 'sms' } })
  })

  test('go to the email address that is confirmed', async () => {
    const fresh = await openTestService()
    const { sendOne } = createIllustrationCalls(fresh)
    await sql`update account set contact_email = 'confirmed@example.com', profile = (profile::jsonb - 'mfa')::json
      where user_id = 'rivera'`.execute(fresh.services.db)
    await sendOne('rivera', { recipient: 'rivera' })
    const { sent_to: sentTo } = await fresh.services.db
      .selectFrom('outbox')
      .select('sent_to')
      .where('user_id', '=', 'rivera')
      .executeTakeFirstOrThrow()
    expect(sentTo).toBe('confirmed@example.com')
    await fresh.close()
  })

  test('that cannot be sent keep no request from being stored', async () => {
    const live = await openTestService({ settings: { PORTAL_MODE: 'prod' } })
    const answer = await live.call('/api/illustration/trigger', { as: 'rivera', json: getBasicRequest(service) })
    expect(answer.status).toBe(200)
    live.advance(86_400)
    const { body } = await live.call('/api/illustration/requests', { as: 'rivera' })
    // Without the demo's clock, only the home office can go on with it.
    expect(body).toMatchObject([
      { state: 'received', requestNo: (answer.body as { requestNo: string }).requestNo },
      {},
      {},
    ])
    await live.close()
  })
})

test('nobody calls without a session, and nobody with an expired password', async () => {
  for (const path of ['/illustration/agents', '/illustration/requests', '/illustration/file?fileId=x']) {
    expect((await service.call(`/api${path}`)).status).toBe(401)
    expect((await service.call(`/api${path}`, { as: 'novak' })).status).toBe(423)
  }
  expect((await service.call('/api/illustration/trigger', { json: getBasicRequest(service) })).status).toBe(401)
})

async function somePolicyOf(agentNo: string): Promise<string> {
  const { rows } = await sql<{ policy_no: string }>`
    select policy_no from illustration_policy
    where agent_nos @> array[${agentNo}] and is_in_force order by contract_no limit 1`.execute(service.services.db)
  return rows[0]?.policy_no ?? ''
}

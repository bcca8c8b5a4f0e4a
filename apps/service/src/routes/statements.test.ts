import { inflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { StatementYear } from '@producer-portal/domain/statements'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readTexts } from '../testing/pdf-texts.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
// To write all statements of the demo takes a while
const producers = ['rivera', 'okafor', 'vega', 'frost', 'mfa-none']
await service.services.db
  .deleteFrom('producer_year')
  .where('agent_no', 'not in', (eb) =>
    eb
      .selectFrom('account')
      .select(sql<string>`agent_no`.as('agent_no'))
      .where('user_id', 'in', producers),
  )
  .execute()

const list = async (userId: string) => {
  await service.runJob('statements')
  return readList(userId)
}
const readList = async (userId: string) => {
  const answer = await service.call('/api/ncdcBenefactStatements/allAvailable', {
    as: userId,
  })
  return { status: answer.status, years: answer.body as StatementYear[] }
}
const file = async (userId: string, objectId: string) =>
  service.request(`/api/ncdcBenefactStatements/getFile?objectId=${encodeURIComponent(objectId)}`, {
    headers: { authorization: `Bearer ${await service.tokenOf(userId)}` },
  })
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('who has statements', () => {
  test.each([
    ['rivera', true, true],
    ['okafor', true, false],
    ['vega', true, false],
    ['frost', false, true],
  ])('%s: Benefact %s, NCDC %s, for every finished year', async (userId, hasBenefact, hasNcdc) => {
    const { status, years } = await list(userId)
    const last = new Date().getFullYear() - 1
    expect(status).toBe(200)
    const expected = Array.from({ length: Math.min(5, last - 2022) }, (_, back) => last - back)
    expect(years.map(({ year }) => year)).toEqual(expected)
    for (const { benefactId, ncdcId } of years) {
      expect([benefactId !== null, ncdcId !== null]).toEqual([hasBenefact, hasNcdc])
    }
  })

  test.each(['brandt', 'hale', 'moreau'])('%s has none', async (userId) => {
    expect(await list(userId)).toEqual({ status: 200, years: [] })
  })

  test.each(['lin', 'ito', 'guest', 'gone'])('%s may not ask', async (userId) => {
    expect((await list(userId)).status).toBe(403)
    expect((await file(userId, 'x')).status).toBe(403)
  })
})

const lastYear = new Date().getFullYear() - 1
const newest = async (userId: string) => (await list(userId)).years[0]?.year

test('the job writes the statements, each once, and reading them writes none', async () => {
  const { db } = service.services
  const count = async () => (await db.selectFrom('statement').select('object_id').execute()).length
  await service.runJob('statements')
  const all = await count()
  await db.deleteFrom('statement').where('year', '=', lastYear).where('agent_no', '=', '100101').execute()
  expect((await readList('rivera')).years.map(({ year }) => year)).not.toContain(lastYear)
  await Promise.all([service.runJob('statements'), service.runJob('statements')])
  expect((await readList('rivera')).years[0]?.year).toBe(lastYear)
  expect(await count()).toBe(all)
})

test('one that cannot be written holds up no other', async () => {
  const { db } = service.services
  const { agent_no } = await db
    .selectFrom('account')
    .select('agent_no')
    .where('user_id', '=', 'frost')
    .executeTakeFirstOrThrow()
  const agentNos = ['100101', agent_no ?? '']
  await db.deleteFrom('statement').where('year', '=', lastYear).where('agent_no', 'in', agentNos).execute()
  const days = db.updateTable('producer_year').where('year', '=', lastYear).where('agent_no', '=', '100101')
  await days.set({ issued_on: 'infinity' }).execute()
  expect(await newest('rivera')).toBe(lastYear - 1)
  expect(await newest('frost')).toBe(lastYear)
  expect(service.events.join()).toContain('statement not issued')
  await days.set({ issued_on: `${lastYear + 1}-01-31` }).execute()
  expect(await newest('rivera')).toBe(lastYear)
})

describe('a statement', () => {
  test('is a tagged PDF with a title, a language and the exact name, and stays the same', async () => {
    const [year] = (await list('rivera')).years
    const id = year?.benefactId ?? ''
    expect(id).toMatch(uuid)
    expect((await list('rivera')).years[0]).toEqual(year)
    const answer = await file('rivera', id)
    const content = Buffer.from(await answer.arrayBuffer())
    const { headers } = answer
    expect([answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${year?.year} Benefact Statement.pdf"`)
    expect(content.byteLength).toBe(year?.benefact?.bytes)
    const text = content.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7/)
    const read = await PDFDocument.load(content)
    expect(read.getTitle()).toBe(`${year?.year} Benefact Statement`)
    expect(read.getPageCount()).toBe(1)
    expect(text).toContain('/StructTreeRoot')
    expect(text).toContain('/Lang (en-US)')
    expect(text).toContain('/Marked true')
    expect(text).toContain('/S /Table')
    expect(text.match(/\/Scope \/(Column|Row)/g)).toEqual([
      ...Array.from({ length: 4 }, () => '/Scope /Column'),
      ...Array.from({ length: 2 }, () => '/Scope /Row'),
    ])
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(streams(content)).toContain('/Artifact')
    expect(Buffer.from(await (await file('rivera', id)).arrayBuffer())).toEqual(content)
  })

  test('of someone else, or one that never was, is not found', async () => {
    const [year] = (await list('rivera')).years
    for (const id of [year?.ncdcId ?? '', 'benefact-2025', crypto.randomUUID(), "' or true --"]) {
      expect((await file('okafor', id)).status).toBe(404)
    }
    expect((await file('hale', year?.benefactId ?? '')).status).toBe(404)
  })

  test('is compared with the year before only if that year has one, too', async () => {
    const { db } = service.services
    const [, before] = (await list('frost')).years
    const { agent_no } = await db
      .selectFrom('account')
      .select('agent_no')
      .where('user_id', '=', 'frost')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('producer_year')
      .set({ is_leaders_court: false })
      .where('agent_no', '=', agent_no)
      .where('year', '=', before?.year ?? 0)
      .execute()
    await db.deleteFrom('statement').where('agent_no', '=', agent_no).execute()
    const [last] = (await list('frost')).years
    const texts = await readTexts(new Uint8Array(await (await file('frost', last?.ncdcId ?? '')).arrayBuffer()))
    expect(texts.filter((text) => text === 'None')).toHaveLength(4)
  })

  test('is gone when the facts no longer entitle to it', async () => {
    const [year] = (await list('mfa-none')).years
    const id = year?.benefactId ?? ''
    const { agent_no } = await service.services.db
      .selectFrom('account')
      .select('agent_no')
      .where('user_id', '=', 'mfa-none')
      .executeTakeFirstOrThrow()
    await service.services.db
      .updateTable('producer_year')
      .set({ is_benefit_eligible: false })
      .where('agent_no', '=', agent_no)
      .execute()
    expect((await file('mfa-none', id)).status).toBe(404)
  })
})

/** The text of all packed parts of a PDF. */
function streams(content: Buffer): string {
  const text = content.toString('latin1')
  const parts: string[] = []
  for (const { index, 0: mark } of text.matchAll(/stream\n/g)) {
    try {
      parts.push(inflateSync(content.subarray(index + mark.length)).toString('latin1'))
    } catch {
      // The end of a stream
    }
  }
  return parts.join('\n')
}

import { takesComment, takesDocuments } from '@producer-portal/domain/requirements'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { pdfOf } from '../testing/documents.ts'
import type { SeenRequirement } from '../testing/requirements.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import { openFileService } from '../testing/file-service.ts'

const DATA_DIR = makeFileFolder()
const service = await openFileService({ settings: { DATA_DIR } })
const tokens: Record<string, string> = {}
for (const userId of ['rivera', 'hale', 'ito', 'mfa-both', 'brandt']) tokens[userId] = await service.tokenOf(userId)
const list = await service.call('/api/contractsAndRequirements?type=pending', { token: tokens['rivera'] ?? '' })
const all = requirementsIn(list.body)
const contractOf = ({ commentPath }: SeenRequirement) => commentPath.replace(/\/requirements\/.*/, '')
const found = all.find(
  (each) =>
    takesComment(each.requirement) &&
    takesDocuments(each.requirement) &&
    all.filter((other) => contractOf(other) === contractOf(each)).length > 1,
)
if (found === undefined) throw new Error('No requirement takes both beside another one')
const target = found
const ofContract = all.filter((each) => contractOf(each) === contractOf(target))

const pathOf = ({ commentPath }: SeenRequirement) => `/api${commentPath.replace('upload-comment', 'sent-answers')}`
const read = (userId: string, path = pathOf(target)) => service.call(path, { token: tokens[userId] ?? '' })
const send = (path: string, body: FormData) =>
  service.call(`/api${path}`, { method: 'POST', token: tokens['rivera'] ?? '', body })

describe('what was sent for a requirement', () => {
  test('is nothing at first', async () => {
    expect(await read('rivera')).toMatchObject({ status: 200, body: [] })
  })

  test('is listed newest first, with its sender, its time and its files, for everyone who sees the case', async () => {
    const comment = new FormData()
    comment.append('comment', 'The exam is on 3/5.')
    expect(await send(target.commentPath, comment)).toMatchObject({ status: 200 })
    service.advance(60)
    const [first, second] = [await pdfOf(210), await pdfOf(220, 221)]
    const form = formWith([
      ['first.pdf', first],
      ['second.pdf', second],
    ])
    expect(await send(target.uploadPath, form)).toMatchObject({ status: 200 })
    const files = [
      { name: 'first.pdf', size: first.byteLength },
      { name: 'second.pdf', size: second.byteLength },
    ]
    const sent = [
      { sentBy: 'Elena Rivera', comment: null, files },
      { sentBy: 'Elena Rivera', comment: 'The exam is on 3/5.', files: [] },
    ]
    const { body } = await read('rivera')
    expect(body).toMatchObject(sent)
    for (const other of ofContract.filter(({ requirement }) => requirement.id !== target.requirement.id)) {
      expect([other.requirement.id, (await read('rivera', pathOf(other))).body]).toEqual([other.requirement.id, []])
    }
    expect(await read('hale')).toMatchObject({ status: 200, body })
  })

  test.each([
    ['a stranger', 'ito', 404],
    ['another agency', 'mfa-both', 404],
    ['in-force only', 'brandt', 403],
  ])('is not shown to %s', async (_, userId, status) => {
    const { text, ...answer } = await read(userId)
    expect(answer.status).toBe(status)
    expect(text).not.toContain('first.pdf')
  })

  test('is not found for a requirement that the case does not have', async () => {
    const path = pathOf(target).replace(/requirements\/[^/]+/, 'requirements/none')
    expect(await read('rivera', path)).toMatchObject({ status: 404 })
  })
})

test('a requirement of another company with the same numbers has answers of its own', async () => {
  const { db } = service.services
  const [, company = ''] = /^\/contracts\/([^/]+)/.exec(target.commentPath) ?? []
  const contractNo = target.commentPath.split('/')[4] ?? ''
  await sql`insert into new_business_case
      (list, co_code, co_type, contract_no, ipn, proc_date, agency_nos, agent_nos, document)
    select list, '77', co_type, contract_no, ipn, proc_date, agency_nos, agent_nos,
      jsonb_set(document::jsonb, '{contract,coCode}', '"77"')::json
    from new_business_case where contract_no = ${contractNo} and co_code = ${company}`.execute(db)
  const elsewhere = (path: string) => path.replace(`/contracts/${company}/`, '/contracts/77/')
  const comment = new FormData()
  comment.append('comment', 'The exam is on 3/5.')
  expect((await send(target.commentPath, comment)).status).toBe(409)
  expect(await read('rivera', elsewhere(pathOf(target)))).toMatchObject({ status: 200, body: [] })
  expect((await send(elsewhere(target.commentPath), comment)).status).toBe(200)
  expect((await read('rivera', elsewhere(pathOf(target)))).body).toHaveLength(1)
})

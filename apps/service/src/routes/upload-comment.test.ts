import { takesComment, takesDocuments } from '@producer-portal/domain/requirements'
import { describe, expect, test, vi } from 'vitest'
import type { SeenRequirement } from '../testing/requirements.ts'
import { requirementsIn } from '../testing/requirements.ts'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'

const service = await openFileService()
const token = await service.tokenOf('rivera')

const pending = async () =>
  requirementsIn((await service.call('/api/contractsAndRequirements?type=pending', { token })).body)
const now = async ({ commentPath }: SeenRequirement) =>
  (await pending()).find((each) => each.commentPath === commentPath)?.requirement
const comments = async () =>
  (await service.services.db.selectFrom('requirement_answer').select('comment').execute()).map(({ comment }) => comment)
/** The log entries of received comments. */
const countNoted = () => service.events.filter((event) => event.startsWith('requirement comment received')).length

const ipnOf = async (contract: string) => {
  const { ipn } = await service.services.db
    .selectFrom('new_business_case')
    .select('ipn')
    .where('contract_no', '=', contract.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
  return ipn
}

async function open(withDocuments: boolean): Promise<SeenRequirement> {
  const all = await pending()
  const found = all.find(
    ({ requirement }) => takesComment(requirement) && takesDocuments(requirement) === withDocuments,
  )
  if (found === undefined) throw new Error('No open requirement is left')
  return found
}

function formOf(fields: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const keyed = (comment: string, requestKey: string) =>
  formOf([
    ['comment', comment],
    ['requestKey', requestKey],
  ])
const contractOf = ({ commentPath }: SeenRequirement) => commentPath.replace(/\/requirements\/.*/, '')
const send = (path: string, body: string | FormData, userToken = token) =>
  service.call(`/api${path}`, { method: 'POST', token: userToken, body })

describe('a comment for a requirement', () => {
  test('is kept without what may not stand in it, and after a while the requirement is received', async () => {
    const target = await open(false)
    const received = await send(
      target.commentPath,
      formOf([['comment', ' Exam <done> 👍 on 3/5,\nresults follow: é 陈. ']]),
    )
    expect(received).toMatchObject({
      status: 200,
      body: { success: true, message: 'Success! We have your requirement response.', fileMessages: [] },
    })
    expect((await comments()).at(-1)).toBe('Exam done  on 3/5, results follow: é 陈.')
    await expect(send(target.commentPath, formOf([['comment', 'again']]))).resolves.toMatchObject({ status: 409 })
    expect(await now(target)).toEqual(target.requirement)
    service.advance(120)
    // Reading applies nothing: that is the job's work
    expect(await now(target)).toEqual(target.requirement)
    await service.runJob('answers')
    const [contract = ''] = target.commentPath.split('/requirements')
    const detail = await service.call(`/api${contract}/${await ipnOf(contract)}`, { token })
    const { requirements } = detail.body as { requirements: { id: string; status: string }[] }
    expect(requirements.find(({ id }) => id === target.requirement.id)).toMatchObject({ status: 'Received' })
    expect(await now(target)).toMatchObject({ status: 'Received', statusCode: 'RCV', commentsEnabled: false })
    await expect(send(target.commentPath, formOf([['comment', 'again']]))).resolves.toMatchObject({ status: 409 })
  })

  test('that is sent twice under one key, at once or later, is stored once', async () => {
    const target = await open(true)
    const form = () =>
      formOf([
        ['comment', 'Twice.'],
        ['requestKey', 'a-key-of-mine'],
      ])
    const before = countNoted()
    const both = await Promise.all([send(target.commentPath, form()), send(target.commentPath, form())])
    expect([...both, await send(target.commentPath, form())].map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await comments()).filter((comment) => comment === 'Twice.')).toHaveLength(1)
    expect(countNoted()).toBe(before + 1)
    const other = formOf([
      ['comment', 'Something else.'],
      ['requestKey', 'a-key-of-mine'],
    ])
    expect((await send(target.commentPath, other)).status).toBe(409)
  })

  test('under a key that was used for another requirement is refused, and under a key of somebody else it is taken', async () => {
    const all = (await pending()).filter(({ requirement }) => takesComment(requirement) && takesDocuments(requirement))
    const [target, other] = [...Map.groupBy(all, contractOf).values()].find((ofContract) => ofContract.length > 1) ?? []
    expect((await send(target?.commentPath ?? '', keyed('The same words.', 'a-shared-key'))).status).toBe(200)
    expect((await send(other?.commentPath ?? '', keyed('The same words.', 'a-shared-key'))).status).toBe(409)
    expect(
      (await send(other?.commentPath ?? '', keyed('The same words.', 'a-shared-key'), await service.tokenOf('hale')))
        .status,
    ).toBe(200)
    expect((await comments()).filter((comment) => comment === 'The same words.')).toHaveLength(2)
  })

  test.each(['co_code', 'co_type'] as const)(
    'under a key of a contract with the same number and another %s is refused',
    async (column) => {
      const { commentPath } = await open(true)
      const requestKey = `a-key-of-another-${column}`
      expect((await send(commentPath, keyed('For one of them.', requestKey))).status).toBe(200)
      const { db } = service.services
      await db
        .updateTable('requirement_answer')
        .set({ [column]: 'zz' })
        .where('request_key', '=', requestKey)
        .execute()
      expect((await send(commentPath, keyed('For one of them.', requestKey))).status).toBe(409)
    },
  )

  test('that comes again under its key once the requirement is closed was taken all the same', async () => {
    const target = await open(false)
    const again = () =>
      send(
        target.commentPath,
        formOf([
          ['comment', 'Lost on the line.'],
          ['requestKey', 'a-lost-answer'],
        ]),
      )
    expect((await again()).status).toBe(200)
    service.advance(120)
    await service.runJob('answers')
    expect(await again()).toMatchObject({ status: 200, body: { success: true } })
  })

  test('wakes the job that shows it for that moment, once', async () => {
    const wake = vi.spyOn(service.services.jobs, 'wake')
    const target = await open(true)
    await send(target.commentPath, keyed('Once.', 'a-key-for-waking'))
    await send(target.commentPath, keyed('Once.', 'a-key-for-waking'))
    const { shown_at: shownAt } = await service.services.db
      .selectFrom('requirement_answer')
      .select('shown_at')
      .where('request_key', '=', 'a-key-for-waking')
      .executeTakeFirstOrThrow()
    expect(wake.mock.calls).toEqual([['answers', shownAt]])
    wake.mockRestore()
  })

  test('leaves a requirement open whose documents are still wanted', async () => {
    const target = await open(true)
    await expect(send(target.commentPath, formOf([['comment', 'On Monday.']]))).resolves.toMatchObject({ status: 200 })
    service.advance(120)
    await service.runJob('answers')
    expect(await now(target)).toEqual(target.requirement)
  })

  test('that cannot be shown holds up no other and no list', async () => {
    const broken = await openTestService()
    const target = requirementsIn(
      (await broken.call('/api/contractsAndRequirements?type=pending', { as: 'rivera' })).body,
    ).find(({ requirement }) => takesComment(requirement) && !takesDocuments(requirement))
    const sent = { method: 'POST', as: 'rivera', body: formOf([['comment', 'a']]) }
    await broken.call(`/api${target?.commentPath}`, sent)
    await broken.services.db.updateTable('new_business_case').set({ document: '{"requirements":5}' }).execute()
    broken.advance(120)
    await broken.runJob('answers')
    const list = await broken.call('/api/contracts?type=pending', { as: 'okafor' })
    await broken.close()
    expect(list.status).toBe(200)
    expect(broken.events.at(-1)).toContain('answer not shown')
  })

  test.each<[string, string | FormData, number]>([
    ['of 280 characters', formOf([['comment', 'a'.repeat(280)]]), 200],
    ['of 281 characters', formOf([['comment', 'a'.repeat(281)]]), 422],
    ['of far more', formOf([['comment', 'a'.repeat(30_000)]]), 422],
    ['larger than any form', formOf([['comment', 'a'.repeat(70_000)]]), 413],
    ['of nothing', formOf([['comment', '']]), 422],
    ['of blanks', formOf([['comment', '   ']]), 422],
    ['of what may not stand in it', formOf([['comment', '<>👍']]), 422],
    ['with a NUL', formOf([['comment', 'a\0b']]), 400],
    [
      'twice',
      formOf([
        ['comment', 'a'],
        ['comment', 'b'],
      ]),
      400,
    ],
    ['under another name', formOf([['text', 'a']]), 422],
    ['as a file', formOf([['comment', new Blob(['a'])]]), 422],
    [
      'beside a file, which is passed over',
      formOf([
        ['comment', 'a'],
        ['file', new Blob(['x'.repeat(9000)])],
      ]),
      200,
    ],
    ['named like a part of every object', formOf([['__proto__', 'a']]), 422],
    ['as JSON', '{"comment":"a"}', 415],
  ])('%s: status %#', async (_, body, status) => {
    const target = await open(true)
    const received = await send(target.commentPath, body)
    expect(received).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) as unknown } })
  })

  test.each([
    ['ito', 404],
    ['brandt', 403],
    ['guest', 403],
    ['hale', 200],
  ])('from %s: %i', async (userId, status) => {
    const target = await open(true)
    const received = await send(target.commentPath, formOf([['comment', 'a']]), await service.tokenOf(userId))
    expect(received.status).toBe(status)
  })

  test('where none is wanted is not taken', async () => {
    const closed = (await pending()).find(({ requirement }) => !takesComment(requirement))
    await expect(send(closed?.commentPath ?? '', formOf([['comment', 'a']]))).resolves.toMatchObject({ status: 409 })
  })
})

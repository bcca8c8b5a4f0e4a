import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { takesComment, takesDocuments } from '@producer-portal/domain/requirements'
import { mostSubmissions } from '@producer-portal/domain/submissions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pdfOf } from '../testing/documents.ts'
import { makeFileFolder } from '../testing/file-folder.ts'
import { openFileService } from '../testing/file-service.ts'
import { createIllustrationCalls } from '../testing/illustrations.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import { openS3Server } from '../testing/s3-server.ts'
import { openTestService } from '../testing/test-service.ts'

const DATA_DIR = makeFileFolder()
const token = 'a-token-of-the-document-system-000001'
const service = await openFileService({ settings: { DATA_DIR, IMPORT_TOKENS: token, PORTAL_MODE: 'test' } })
const rivera = await service.tokenOf('rivera')
const list = await service.call('/api/contractsAndRequirements?type=pending', { token: rivera })
const found = requirementsIn(list.body).find(
  ({ requirement }) => takesComment(requirement) && takesDocuments(requirement),
)
if (found === undefined) throw new Error('No requirement takes both')
const target = found
const send = (path: string, body: FormData) => service.call(`/api${path}`, { method: 'POST', token: rivera, body })
interface Sent {
  readonly id: string
  readonly comment: string | null
  readonly document: { readonly sha256: string; readonly bytes: number } | null
}
const read = async (query = '') => (await service.call(`/api/submissions${query}`, { token })).body as Sent[]
const acknowledge = (ids: readonly string[]) => service.call('/api/submissions/acknowledge', { token, json: { ids } })
const sentAnswers = () =>
  service.call(`/api${target.commentPath.replace('upload-comment', 'sent-answers')}`, { token: rivera })
const fetchDocument = (id: string) =>
  service.request(`/api/submissions/${id}/document`, {
    headers: { authorization: `Bearer ${token}` },
  })

test('what producers sent is fetched, taken over and acknowledged, and they see when', async () => {
  const comment = new FormData()
  comment.append('comment', 'The exam is on 3/5.')
  await send(target.commentPath, comment)
  service.advance(60)
  const secondAt = service.services.now().toISOString()
  await send(target.uploadPath, formWith([['first.pdf', await pdfOf(210)]]))
  const [first, second, ...more] = await read()
  expect(more).toEqual([])
  expect(first).toMatchObject({ userId: 'rivera', comment: 'The exam is on 3/5.', document: null, receivedAt: null })
  expect(second).toMatchObject({
    requirementId: target.requirement.id,
    comment: null,
    document: { fileNames: ['first.pdf'], pages: 1 },
  })
  if (first === undefined || second === undefined) throw new Error('Nothing was sent')
  const content = new Uint8Array(await (await fetchDocument(second.id)).arrayBuffer())
  expect(content.byteLength).toBe(second.document?.bytes)
  expect(createHash('sha256').update(content).digest('hex')).toBe(second.document?.sha256)
  expect((await fetchDocument(first.id)).status).toBe(404)

  const nobody = '00000000-0000-4000-8000-000000000000'
  const receivedAt = service.services.now().toISOString().slice(0, 19)
  expect((await acknowledge([second.id, nobody])).body).toEqual({ unknown: [nobody] })
  expect((await read()).map(({ id }) => id)).toEqual([first.id])
  expect((await read(`?since=${secondAt}`)).map(({ id }) => id)).toEqual([second.id])
  const { body } = await sentAnswers()
  expect(body).toMatchObject([{ receivedAt: expect.stringContaining(receivedAt.slice(0, 13)) }, { receivedAt: null }])
  service.advance(3600)
  await acknowledge([second.id, first.id])
  const [still] = (await sentAnswers()).body as { receivedAt: string }[]
  expect(still?.receivedAt).toBe((body as { receivedAt: string }[])[0]?.receivedAt)
  expect(await read()).toEqual([])
})

test('a document is there although the process was killed before it got its name, and not when it was changed', async () => {
  const [sent] = (await read('?since=2000-01-01T00:00:00Z')).filter(({ document }) => document !== null)
  if (sent === undefined) throw new Error('Nothing was sent')
  const path = join(DATA_DIR, 'documents', `${sent.id}.pdf`)
  const early = join(DATA_DIR, 'uploads', `${sent.id}.unsaved`)
  await rename(path, early)
  expect((await fetchDocument(sent.id)).status).toBe(200)
  await writeFile(early, 'changed')
  expect((await fetchDocument(sent.id)).status).toBe(500)
})

test.each(['/api/submissions', `/api/submissions/00000000-0000-4000-8000-000000000000/document`])(
  '%s is for systems with a token only',
  async (path) => {
    expect((await service.call(path)).status).toBe(401)
    expect((await service.call(path, { token: rivera })).status).toBe(401)
  },
)

test('of many that wait, as many as a call takes come, oldest first', async () => {
  const { db } = service.services
  await sql`insert into requirement_answer
      (id, co_code, co_type, contract_no, requirement_id, user_id, answered_at, shown_at, is_shown, comment)
    select gen_random_uuid(), '01', 'LIF', '1', 'many', 'rivera', now() - place * interval '1 minute', now(), true,
      place::text
    from generate_series(1, ${mostSubmissions + 1}) as place`.execute(db)
  const all = await read()
  expect(all.map(({ comment }) => comment)).toEqual(
    Array.from({ length: mostSubmissions }, (_, place) => String(mostSubmissions + 1 - place)),
  )
  await db.deleteFrom('requirement_answer').where('requirement_id', '=', 'many').execute()
})

test.each(['yesterday', '2026-13-45T00:00:00Z'])('a time like %s is refused', async (since) => {
  expect((await service.call(`/api/submissions?since=${since}`, { token })).status).toBe(422)
})

test('the same documents are in an S3-compatible store that the settings name', async () => {
  const s3 = await openS3Server()
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const other = await openTestService({
    settings: {
      DATA_DIR: makeFileFolder(),
      IMPORT_TOKENS: token,
      DOCUMENT_STORE: `s3://${bucket}?endpoint=${endpoint.origin}`,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  const form = formWith([['first.pdf', await pdfOf(210)]])
  const { status } = await other.call(`/api${target.uploadPath}`, { method: 'POST', as: 'rivera', body: form })
  const [sent] = (await other.call('/api/submissions', { token })).body as Sent[]
  const document = await other.request(`/api/submissions/${sent?.id}/document`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([status, (await document.arrayBuffer()).byteLength]).toEqual([200, sent?.document?.bytes])
  await other.close()
  await s3.close()
})

test('a webhook tells of what was sent and of illustrations that are asked for, once it is taken', async () => {
  const taken: { readonly body: string; readonly headers: IncomingHttpHeaders }[] = []
  let status = 503
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await text(request)
      if (status === 200) taken.push({ body, headers: request.headers })
      response.writeHead(status).end()
    }
    void take()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const secret = 'a-secret-of-24-characters'
  const other = await openTestService({
    settings: {
      IMPORT_TOKENS: token,
      SUBMISSION_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      SUBMISSION_WEBHOOK_SECRET: secret,
    },
  })
  // Requests of the demo that wait
  await other.services.db.updateTable('illustration_request').set({ told_at: other.services.now() }).execute()
  const comment = new FormData()
  comment.append('comment', 'The exam is on 3/5.')
  await other.call(`/api${target.commentPath}`, { method: 'POST', as: 'rivera', body: comment })
  // What was taken over meanwhile needs no telling
  const again = requirementsIn((await other.call('/api/contractsAndRequirements?type=pending', { as: 'rivera' })).body)
  const second = again.find((each) => each.commentPath !== target.commentPath && takesComment(each.requirement))
  await other.call(`/api${second?.commentPath}`, { method: 'POST', as: 'rivera', body: comment })
  const known = (await other.call('/api/submissions', { token })).body as { id: string }[]
  expect(known).toHaveLength(2)
  await other.call('/api/submissions/acknowledge', { token, json: { ids: [known[1]?.id] } })
  const calls = createIllustrationCalls(other)
  const [requestNo, takenNo] = [await calls.sendOne('rivera'), await calls.sendOne('rivera')]
  await other.call(`/api/illustration-requests/${takenNo}/take`, { token, json: {} })
  await expect(other.runJob('submissions')).rejects.toThrow('The webhook answered 503')
  status = 200
  await other.runJob('submissions')
  await other.runJob('submissions')
  const [sent] = (await other.call('/api/submissions', { token })).body as { id: string; sentAt: string }[]
  const [message, requests, ...more] = taken
  expect(more).toEqual([])
  expect(JSON.parse(message?.body ?? '')).toEqual({
    kind: 'submissions',
    submissions: [{ id: sent?.id, sentAt: sent?.sentAt }],
  })
  expect(JSON.parse(requests?.body ?? '')).toEqual({
    kind: 'illustrations',
    requests: [{ requestNo, requestedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
  })
  expect(requests?.headers['webhook-id']).toBe(requestNo)
  const signed = `${sent?.id}.${String(message?.headers['webhook-timestamp'])}.${message?.body}`
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  expect(message?.headers['webhook-signature']).toBe(`v1,${signature}`)
  await other.close()
  server.close()
})

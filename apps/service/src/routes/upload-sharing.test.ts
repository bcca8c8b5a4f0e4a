import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { pdfOf } from '../testing/documents.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import { openFileService } from '../testing/file-service.ts'

const DATA_DIR = makeFileFolder()
const service = await openFileService({ settings: { DATA_DIR } })

const kept = () => ['uploads', 'documents'].map((name) => join(DATA_DIR, name)).flatMap(list)
const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

async function unshareAll(): Promise<void> {
  const { db } = service.services
  await db.updateTable('access_item').set({ is_shared: false }).where('user_id', '=', 'lin').execute()
}

test('documents that are still on their way when sharing ends are not taken, and nothing of them stays', async () => {
  const token = await service.tokenOf('lin')
  const { body } = await service.call('/api/contractsAndRequirements?type=pending', { token })
  const path = requirementsIn(body).find(({ requirement }) => takesDocuments(requirement))?.uploadPath
  const form = new Response(formWith([['a.pdf', await pdfOf(200)]]))
  const bytes = new Uint8Array(await form.arrayBuffer())
  async function* slowly() {
    yield bytes.subarray(0, 200)
    await unshareAll()
    yield bytes.subarray(200)
  }
  const received = await service.call(`/api${path}`, {
    method: 'POST',
    token,
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: ReadableStream.from(slowly()),
    duplex: 'half',
  })
  expect(received).toMatchObject({ status: 404, body: { success: false } })
  expect(kept()).toEqual([])
})

test('sharing all uploads of an agency opens no case that its agent is not assigned for', async () => {
  const { db } = service.services
  await db.updateTable('access_item').set({ is_shared: true }).where('user_id', '=', 'lin').execute()
  const token = await service.tokenOf('lin')
  const { body } = await service.call('/api/contractsAndRequirements?type=pending', { token })
  const open = requirementsIn(body).filter(({ requirement }) => takesDocuments(requirement))
  const assigned = { user_id: 'lin', agency_no: 'AG1001', agent_no: '100101', access_code: 'NBC01' }
  const made = { is_assigned: true, changed_by: 'okafor', changed_at: new Date() }
  await db
    .insertInto('assigned_agent')
    .values({ ...assigned, ...made })
    .execute()
  const seen = JSON.stringify((await service.call('/api/contractsAndRequirements?type=pending', { token })).body)
  const isSeen = ({ requirement }: (typeof open)[number]) => seen.includes(`"${requirement.id}"`)
  const answer = async (path = '') => {
    const form = formWith([['a.pdf', await pdfOf(200)]])
    return (await service.call(`/api${path}`, { method: 'POST', token, body: form })).status
  }
  const hidden = open.filter((each) => !isSeen(each))
  expect(await answer(hidden[0]?.uploadPath)).toBe(404)
  expect(await answer(open.find(isSeen)?.uploadPath)).toBe(200)
})

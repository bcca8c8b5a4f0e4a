import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getInforceContracts } from '@producer-portal/domain/inforce'
import { demoPeople } from '@producer-portal/domain/mocks'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../testing/documents.ts'
import { formWith } from '../testing/requirements.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
/** The places in which each case and contract of anybody is read and answered, and who has it in a list. */
const readers = new Map<string, Set<string>>()
const document = await pdfOf(200)
for (const { userId } of demoPeople) {
  for (const path of await pathsOf(userId)) readers.set(path, (readers.get(path) ?? new Set()).add(userId))
}

/** Home office sees everything, in portions that it asks for; to an expired password all is closed. */
const strangers = demoPeople.filter(
  ({ userId, audiences }) => userId !== 'novak' && !audiences.some((each) => each.includes('HomeOffice')),
)

async function readList<Schema extends v.GenericSchema>(userId: string, path: string, schema: Schema) {
  const { status, body } = await service.call(`/api${path}`, { as: userId })
  return status === 200 ? v.parse(schema, body) : null
}

async function pathsOf(userId: string): Promise<string[]> {
  const paths: string[] = []
  for (const type of ['pending', 'issued', 'not_placed']) {
    const list = await readList(userId, `/contractsAndRequirements?type=${type}`, getContractsAndRequirements.answer)
    for (const { contract, clients, requirements } of list ?? []) {
      const path = `/contracts/${contract.coCode}/${contract.coType}/${contract.contractNo}`
      const [ipn, requirement] = [clients[0]?.ipn, requirements[0]]
      if (ipn) paths.push(`${path}/${ipn}`)
      if (!requirement) continue
      const answers = `${path}/requirements/${requirement.id}`
      paths.push(`${answers}/${requirement.caseId}/upload`, `${answers}/upload-comment`)
    }
  }
  const alerts = await readList(userId, '/inforce-contracts?type=all', getInforceContracts.answer)
  for (const { contract } of alerts ?? [])
    paths.push(`/inforce-contracts/${contract.coCode}/${contract.coType}/${contract.contractNo}`)
  return [...new Set(paths)]
}

function formFor(path: string): FormData | undefined {
  if (path.endsWith('/upload')) return formWith([['a.pdf', document]])
  if (!path.endsWith('/upload-comment')) return undefined
  const form = new FormData()
  form.append('comment', 'a')
  return form
}

describe('what is missing from all lists of a user is closed to that user', () => {
  test.each(strangers.map(({ userId }) => userId))('%s', async (userId) => {
    const closed = [...readers].filter(([, users]) => !users.has(userId)).map(([path]) => path)
    expect(closed.length).toBeGreaterThan(0)
    const token = await service.tokenOf(userId)
    // Some of each kind and agency are enough.
    for (const path of closed.filter((_, index) => index % Math.ceil(closed.length / 40) === 0)) {
      const body = formFor(path)
      const sent = { token, ...(body && { method: 'POST', body }) }
      const { status, text } = await service.call(`/api${path}`, sent)
      expect([path, status]).toEqual([path, status === 403 ? 403 : 404])
      expect(text).toMatch(/There is no such|You do not have access/)
    }
  })

  test('and nothing that was sent there is kept', async () => {
    const answers = await service.services.db.selectFrom('requirement_answer').select('id').execute()
    expect(answers).toEqual([])
  })
})

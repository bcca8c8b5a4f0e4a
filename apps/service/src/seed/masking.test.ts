import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getInforceContracts } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '../testing/memory-database.ts'
import { openFileService } from '../testing/file-service.ts'
import { seed } from './seed.ts'

const ownNumber = '****10101'
const service = await openFileService({
  database: await openEmptyDatabase(),
  settings: { MASK_SAMPLE_DATA: 'on', SEED_CASES: '1200' },
})

const get = (userId: string, path: string) => service.call(`/api/${path}`, { as: userId })

test('the demo shows placeholders, and what belongs together still does', async () => {
  const cases = v.parse(
    getContractsAndRequirements.answer,
    (await get('rivera', `contractsAndRequirements?type=pending&number=${ownNumber}`)).body,
  )
  expect(cases.length).toBeGreaterThan(12)
  expect(new Set(cases.map(({ contract }) => contract.contractNo)).size).toBe(cases.length)
  expect(cases.every(({ contract }) => /^0\*{3}\d{6}$/.test(contract.contractNo))).toBe(true)
  const agents = cases.flatMap((row) => row.agents)
  expect(
    agents.every(({ agentName, agentNo }) => agentName?.startsWith('Sample Agent') && agentNo?.startsWith('****')),
  ).toBe(true)

  const { contract, clients } = cases[0] ?? {}
  const detail = await get(
    'rivera',
    `contracts/${contract?.coCode}/${contract?.coType}/${contract?.contractNo}/${clients?.[0]?.ipn}`,
  )
  expect(detail.status).toBe(200)
  const alerts = v.parse(getInforceContracts.answer, (await get('rivera', 'inforce-contracts?type=all')).body)
  expect(alerts.every(({ contract: { contractNo } }) => /^7\*{3}\d{6}$/.test(contractNo))).toBe(true)
  await expect(get('hale', `search/${ownNumber}`)).resolves.toMatchObject({
    body: { agents: [{ agentNo: ownNumber, agencyNo: 'AG1001' }] },
  })
})

test('a database is masked or not for good', async () => {
  const options = { pendingCases: 40, now: new Date() }
  await expect(seed(service.services.db, { ...options, isMasked: true })).resolves.toBeUndefined()
  await expect(seed(service.services.db, options)).rejects.toThrow(
    'The demo data of this database is masked: set MASK_SAMPLE_DATA to on',
  )
})

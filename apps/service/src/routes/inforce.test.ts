import type { InforceAlert } from '@producer-portal/domain/inforce'
import {
  getInforceContractDetail,
  getInforceContracts,
  inforceTypeKeys,
  listOfAlert,
} from '@producer-portal/domain/inforce'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

async function alertsOf(userId: string, query: string): Promise<InforceAlert[]> {
  const { body } = await service.call(`/api/inforce-contracts?${query}`, { as: userId })
  return v.parse(getInforceContracts.answer, body)
}

describe('the in-force lists', () => {
  test.each(inforceTypeKeys)('%s holds its own alerts and no others', async (type) => {
    const alerts = await alertsOf('okafor', `type=${type}`)
    expect(alerts.length).toBeGreaterThan(0)
    expect(alerts.filter((alert) => type !== 'all' && listOfAlert(alert) !== type)).toEqual([])
  })

  test('stand with the most days to the lapse date first, those without one last', async () => {
    const days = (await alertsOf('okafor', 'type=all')).map((alert) => alert.daysToLapseDate ?? -Infinity)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  })

  test('count the days to the lapse date from today', async () => {
    const today = Date.parse(new Date().toISOString().slice(0, 10))
    for (const { lapseDate, daysToLapseDate } of await alertsOf('brandt', 'type=pending-lapse')) {
      expect(daysToLapseDate).toBe((Date.parse(lapseDate ?? '') - today) / 86_400_000)
    }
  })

  test('show agents only their own alerts on request', async () => {
    const alerts = await alertsOf('brandt', 'type=all&number=100102')
    const agents = alerts.map((alert) => alert.agents.map(({ agentNo }) => agentNo))
    expect(agents.length).toBeGreaterThan(0)
    expect(agents.every((each) => each.includes('100102'))).toBe(true)
  })
})

const addressOf = ({ coCode, coType, contractNo }: InforceAlert['contract']) => `${coCode}/${coType}/${contractNo}`
const contract = (userId: string, path: string) => service.call(`/api/inforce-contracts/${path}`, { as: userId })

describe('an in-force contract', () => {
  test('comes with all its alerts', async () => {
    const { status, body } = await contract('rivera', '01/LIF/7100100401')
    const detail = v.parse(getInforceContractDetail.answer, body)
    expect(status).toBe(200)
    expect(detail.contract.contractNo).toBe('7100100401')
    const types = ['PendingLapse', 'Service', 'Contract', 'Address', 'MissedPayment', 'Disburse']
    expect(detail.alerts.map(({ alertType }) => alertType)).toEqual(types)
    expect(detail.otherContracts.map(({ contractNo }) => contractNo)).toEqual(['7100100411', '7100100412'])
    expect(detail.alerts[0]?.daysToLapseDate).toEqual(expect.any(Number))
  })

  test.each(['coCode', 'coType'])(
    'has no alert of another contract with the same number and another %s',
    async (part) => {
      await sql`insert into inforce_alert (list, contract_no, lapse_date, agency_nos, agent_nos, document)
      select list, contract_no, lapse_date, agency_nos, agent_nos,
        jsonb_set(document::jsonb, ${sql.lit(`{contract,${part}}`)}, '"09"')::json
      from inforce_alert where contract_no = '7100100401'`.execute(service.services.db)
      const { body } = await contract('rivera', '01/LIF/7100100401')
      expect(v.parse(getInforceContractDetail.answer, body).alerts).toHaveLength(6)
      await sql`delete from inforce_alert where document->'contract'->>${sql.lit(part)} = '09'`.execute(
        service.services.db,
      )
    },
  )

  test.each([
    ['their agency', 'AG1001', true],
    ['himself alone', null, false],
  ])('names other contracts of its owner only when they are among those of %s', async (_, agencyNo, hasOthers) => {
    await service.services.db
      .updateTable('account')
      .set({ agency_no: agencyNo })
      .where('user_id', '=', 'brandt')
      .execute()
    const seen = (await alertsOf('brandt', 'type=all')).map((alert) => addressOf(alert.contract))
    const details = await Promise.all([...new Set(seen)].map((address) => contract('brandt', address)))
    const others = details.flatMap(({ body }) => v.parse(getInforceContractDetail.answer, body).otherContracts)
    expect(others.length > 0).toBe(hasOthers)
    expect(others.map(addressOf).filter((address) => !seen.includes(address))).toEqual([])
  })

  test.each([
    ['mfa-both', '01/LIF/7100100401'],
    ['rivera', '02/LIF/7100100401'],
    ['rivera', '01/LIF/1'],
  ])('is not there for %s at %s', async (userId, path) => {
    await expect(contract(userId, path)).resolves.toMatchObject({ status: 404 })
  })
})

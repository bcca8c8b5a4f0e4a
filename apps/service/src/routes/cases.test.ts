import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

async function casesOf(userId: string, query: string, path = '/contractsAndRequirements'): Promise<Case[]> {
  const { body } = await service.call(`/api${path}?${query}`, { as: userId })
  return v.parse(getContractsAndRequirements.answer, body)
}
const agentNumbers = (cases: readonly Case[]) => cases.map(({ agents }) => agents.map(({ agentNo }) => agentNo))
const numbers = (cases: readonly Case[]) => cases.map(({ contract }) => contract.contractNo).toSorted()

describe('the cases of a list', () => {
  test('of an agent are those of their agency, and only their own on request', async () => {
    const cases = await casesOf('rivera', 'type=pending')
    expect(numbers(cases)).toEqual(numbers(await casesOf('okafor', 'type=pending')))
    expect(numbers(await casesOf('rivera', 'type=pending&number=AG1001'))).toEqual(numbers(cases))
    const own = await casesOf('rivera', 'type=pending&number=100101')
    expect(own.length).toBeGreaterThan(12)
    expect(agentNumbers(own).every((each) => each.includes('100101'))).toBe(true)
  })

  test('of a manager and of office staff are those of the agency, also those that no agent has', async () => {
    const [managed, staffed] = [await casesOf('okafor', 'type=pending'), await casesOf('lin', 'type=pending')]
    expect(managed).toHaveLength(60)
    expect(numbers(staffed)).toEqual(numbers(managed))
    expect(managed.some(({ agents }) => agents.length === 0)).toBe(true)
  })

  test('of an agent of the agency are a part of them', async () => {
    const cases = await casesOf('okafor', 'type=pending&number=100102')
    expect(cases.length).toBeGreaterThan(0)
    expect(agentNumbers(cases).every((each) => each.includes('100102'))).toBe(true)
  })

  test('are what home office asks for', async () => {
    expect(numbers(await casesOf('hale', 'type=pending&number=AG1001'))).toEqual(
      numbers(await casesOf('okafor', 'type=pending')),
    )
    expect(await casesOf('hale', 'type=pending&number=999999')).toEqual([])
  })

  test('of the big book are as many as were asked for', async () => {
    expect(await casesOf('bigbook', 'type=pending')).toHaveLength(40)
  })

  test.each(['not_placed', 'not%20placed', 'not+placed'])('are the same on both calls, spelled %s', async (type) => {
    const widget = await casesOf('okafor', `type=${type}`, '/contracts')
    expect(widget.length).toBeGreaterThan(0)
    expect(numbers(await casesOf('okafor', `type=${type}`))).toEqual(numbers(widget))
  })

  test('stand with the longest waiting first and count their days from today', async () => {
    const days = (await casesOf('okafor', 'type=issued')).map((each) => each.daysSinceProcDate ?? -1)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    service.advance(86_400)
    const later = (await casesOf('okafor', 'type=issued')).map((each) => each.daysSinceProcDate ?? -1)
    expect(later.slice(0, 5)).toEqual(days.slice(0, 5).map((each) => each + 1))
    service.advance(-86_400)
  })
})

const detail = (userId: string, path: string) => service.call(`/api/contracts/${path}`, { as: userId })

describe('the details of a case', () => {
  test('are there for users who see the case, with the number padded or not', async () => {
    const row = (await casesOf('rivera', 'type=pending')).find(({ clients }) => clients.length > 0)
    const { coCode = '', coType = '', contractNo = '' } = row?.contract ?? {}
    const path = (number: string) => `${coCode}/${coType}/${number}/${row?.clients[0]?.ipn}`
    const expected = { productName: row?.contract.productName, requirements: row?.requirements }
    for (const number of [contractNo, contractNo.replace(/^0+/, '')]) {
      await expect(detail('rivera', path(number))).resolves.toMatchObject({ status: 200, body: expected })
    }
    for (const stranger of ['ito', 'mfa-both', 'hale']) {
      await expect(detail(stranger, path(contractNo))).resolves.toMatchObject({
        status: stranger === 'hale' ? 200 : 404,
      })
    }
  })

  test('are found by every part of their address', async () => {
    const row = (await casesOf('rivera', 'type=pending')).find(({ clients }) => clients.length > 0)
    const { coCode, coType, contractNo } = row?.contract ?? {}
    const parts = [coCode, coType, contractNo, row?.clients[0]?.ipn]
    const statusWith = async (changed: number) =>
      (await detail('rivera', parts.map((part, place) => (place === changed ? `${part}9` : part)).join('/'))).status
    expect(await Promise.all([0, 1, 2, 3, 4].map(statusWith))).toEqual([404, 404, 404, 404, 200])
  })

  test('of no case are not there', async () => {
    await expect(detail('okafor', '01/LIF/9999999999/1')).resolves.toMatchObject({
      status: 404,
      body: { message: 'There is no such case.' },
    })
  })
})

import { expect, test } from 'vitest'
import { readContractPanel, writeContractPanel } from './contract-panel-query.js'

const contract = { coCode: '01', coType: 'LIF', contractNo: '0000004711', alertList: 'missed' } as const

test('the open side panel survives a reload, and zeros in front belong to the number', () => {
  const query = new URLSearchParams(String(writeContractPanel(contract, new URLSearchParams('page=2'))))
  expect(readContractPanel(query)).toEqual(contract)
  expect(query.get('page')).toBe('2')
})

test.each(['', 'contract=', 'contract=4711', 'contract=01||4711', 'contract=01|LIF|4711|5'])(
  'the address "%s" opens nothing',
  (query) => {
    expect(readContractPanel(new URLSearchParams(query))).toBeNull()
  },
)

test.each(['', '&alert=all', '&alert=nonsense'])('with "%s" the panel begins with no list', (rest) => {
  expect(readContractPanel(new URLSearchParams(`contract=01|LIF|4711${rest}`))?.alertList).toBeNull()
})

test('closing leaves the rest of the address as it is', () => {
  const query = new URLSearchParams('page=2&sort=alert-date')
  expect(String(writeContractPanel(null, writeContractPanel(contract, query)))).toBe(String(query))
})

import { describe, expect, test } from 'vitest'
import {
  delegationDetailLabel,
  delegationListLabel,
  parseDelegationStatus,
  delegationWireStatus,
  oppositeDelegationStatus,
} from './entities.ts'

describe('the status of a person', () => {
  test.each([
    ['Active', 'active'],
    ['Disabled', 'disabled'],
    ['Access Suspended', 'disabled'],
    ['', 'active'],
    [null, 'active'],
    [undefined, 'active'],
    ['On leave', 'active'],
  ] as const)('%s on the wire means %s', (wire, status) => {
    expect(parseDelegationStatus(wire)).toBe(status)
  })

  test.each([
    ['active', { list: 'Active', detail: 'Active', wire: 'Active', target: 'disabled' }],
    ['disabled', { list: 'Disabled', detail: 'Access Suspended', wire: 'Disabled', target: 'active' }],
  ] as const)('%s is shown in the list, on the detail and sent as %j', (status, expected) => {
    expect({
      list: delegationListLabel(status),
      detail: delegationDetailLabel(status),
      wire: delegationWireStatus(status),
      target: oppositeDelegationStatus(status),
    }).toEqual(expected)
  })
})

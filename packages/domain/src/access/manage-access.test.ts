import { describe, expect, test } from 'vitest'
import {
  canAssignManagers,
  canPickAgentAndAgency,
  canSeeDelegationRole,
  canShareAgencyInfo,
  canShareAgentInfo,
  canSuspendAccess,
  editAccessTabs,
} from './index.ts'
import { parseAccessUser } from './parse-access-user.ts'

const user = (audience: string, access = '') => parseAccessUser({ userId: 'okafor', audience, access })
const manager = user('GAMgr', 'ManagerRole')
const agent = user('Agent')
const staff = user('Staff', 'ManagerRole')
const withTab = { showManagingTab: true }
const withoutTab = { showManagingTab: null }

describe('delegation', () => {
  test.each([
    ['agency information', canShareAgencyInfo],
    ['suspending', canSuspendAccess],
    ['the agent and agency pickers', canPickAgentAndAgency],
  ])('%s is for agency managers only', (_, rule) => {
    expect([rule(manager), rule(agent), rule(staff)]).toEqual([true, false, false])
  })

  test('agent information is shared by agency managers and agents', () => {
    expect([canShareAgentInfo(manager), canShareAgentInfo(agent), canShareAgentInfo(staff)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test.each([
    ['with the manager-tab flag', manager, withTab, true],
    ['not without it', manager, withoutTab, false],
    ['not by agents, whatever their flag', agent, withTab, false],
    ['not when the flag is missing', manager, {}, false],
    ['never outside Manage Access', staff, withTab, false],
  ])('managers are assigned %s', (_, who, profile, expected) => {
    expect(canAssignManagers(who, profile)).toBe(expected)
  })

  test.each([
    ['agents with the manager-tab flag', withTab, 'Agent', true],
    ['no agents without it', withoutTab, 'Agent', false],
    ['office staff without it', withoutTab, 'Office Staff', true],
  ])('the list shows %s', (_, profile, role, expected) => {
    expect(canSeeDelegationRole(manager, profile, role)).toBe(expected)
  })

  test.each([
    [
      'a manager on office staff',
      manager,
      withTab,
      'Office Staff',
      ['agency-info', 'agent-info', 'managing', 'general-info'],
    ],
    ['a manager on an agent', manager, withTab, 'Agent', ['managing', 'general-info']],
    ['a manager without the flag on an agent', manager, withoutTab, 'Agent', ['general-info']],
    ['an agent on office staff', agent, withoutTab, 'Office Staff', ['agent-info', 'general-info']],
    ['an agent with the flag', agent, withTab, 'Office Staff', ['agent-info', 'general-info']],
    ['an agent on an unknown role', agent, withoutTab, null, ['agent-info', 'general-info']],
    ['office staff', staff, withTab, 'Office Staff', []],
  ])('Edit Access tabs for %s', (_, who, profile, role, expected) => {
    expect(editAccessTabs(who, profile, role)).toEqual(expected)
  })
})

test('nobody outside Manage Access sees the list, whatever the flag', () => {
  expect(canSeeDelegationRole(staff, withTab, 'Office Staff')).toBe(false)
})

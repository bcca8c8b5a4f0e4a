import { expect, test } from 'vitest'
import * as delegation from './index.ts'

const named: Readonly<Record<string, unknown>> = { ...delegation }

test.each(Object.keys(delegation.delegationFailures))('the failure of %s belongs to a call of that name', (name) => {
  expect(named[name]).toMatchObject({ name, subject: 'manage-access' })
})

test('each call says in its own words that it failed', () => {
  expect(delegation.delegationFailures).toMatchObject({
    getDelegationAgencies: 'Failed to get agencies.',
    getDelegationAgencyList: 'Failed to get agencies.',
    getAgencyUsers: 'Failed to get users for agency.',
    getDelegationAgentList: 'Failed to get list of agents.',
    getAgentAccess: 'Failed to get agent access.',
    getAgencyAccess: 'Failed to get agency access.',
    saveAgentAccess: 'Failed to set agent access.',
    saveAgencyAccess: 'Failed to set agency access.',
    getGeneralInformation: 'Failed to get general information for user.',
    getManagedAgents: 'Failed to get managed agents for user.',
    saveManagedAgents: 'Failed to update managed agents for user.',
  })
})

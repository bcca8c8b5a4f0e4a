/** What a failed call reports, by the name of the endpoint; the screens then fall back to an empty list. */
export const delegationFailures = {
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
} as const

export { mockCases } from './cases.ts'
export {
  mockAgentSearch,
  mockClient,
  mockClientContracts,
  mockClientSearch,
  mockIllustrationPolicies,
} from './client-lookup.ts'

export {
  maintenanceNotification,
  mockLeaderboardRanking,
  mockQuickLinkSelections,
  mockStatementYears,
  mockWorklist,
  siteNotification,
} from './dashboard.ts'
export {
  mockAccessItems,
  mockAccessHistory,
  mockAccessReview,
  mockDelegationDetail,
  mockDelegationDetails,
  mockDelegationUsers,
  mockManagedAgents,
  mockReaches,
  mockManagingItems,
} from './delegation.ts'
export { generateCases } from './generator-cases.ts'

export { generateContacts } from './generator-contacts.ts'

export { generateInforceAlerts } from './generator-inforce.ts'

export { mockIllustrationWork, mockSubmittedIllustrations } from './illustrations.ts'
export { mockInforceAlerts, mockInforceHistory } from './inforce-cast.ts'
export { inforceDetailFrom } from './inforce-detail.ts'
export { maskAgentNumber, maskContractNumber, maskSampleData } from './masking.ts'
export { castAgencies, emptyAgencyNo, largeAgencyNo, managedAgencies } from './people/agencies.ts'
export { castAgents } from './people/cast.ts'
export { demoPassword, demoPeople, demoPerson } from './people/demo-people.ts'
export { getAgencyAgents, getAgencyPeople } from './people/generated-people.ts'
export type { CastMember, DemoPerson } from './people/types.ts'

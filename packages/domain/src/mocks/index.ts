export { mockCases } from './cases.ts'
export {
  lookupClients,
  mockAgentSearch,
  mockClient,
  mockClientContracts,
  mockClientSearch,
  mockIllustrationAgents,
  mockIllustrationPolicies,
} from './client-lookup.ts'
export { readClock } from './clock.ts'
export type { Clock } from './clock.ts'
export {
  maintenanceNotification,
  mockLeaderboardRanking,
  mockQuickLinkGroups,
  mockQuickLinkSelections,
  mockStatementYears,
  siteNotification,
} from './dashboard.ts'
export {
  mockAccessItems,
  mockAccessReview,
  mockDelegationDetail,
  mockDelegationDetails,
  mockDelegationUsers,
  mockManagedAgents,
  mockManagingItems,
} from './delegation.ts'
export { generateCases } from './generator-cases.ts'
export type { CaseBook } from './generator-cases.ts'
export { generateContacts } from './generator-contacts.ts'
export type { ClientContact } from './generator-contacts.ts'
export { generateInforceAlerts } from './generator-inforce.ts'
export type { AlertBook } from './generator-inforce.ts'
export type { GeneratorAgent } from './generator-people.ts'
export { mockSubmittedIllustrations } from './illustrations.ts'
export { mockInforceAlerts, mockInforceHistory } from './inforce-cast.ts'
export { inforceDetailFrom } from './inforce-detail.ts'
export { maskAgentNumber, maskContractNumber, maskedName, maskSampleData } from './masking.ts'
export { castAgencies, castAgencyName, emptyAgencyNo, largeAgencyNo, managedAgencies } from './people/agencies.ts'
export { cast, castAgents, getCast } from './people/cast.ts'
export { demoPassword, demoPeople, demoPerson } from './people/demo-people.ts'
export { getAgencyAgents, getAgencyPeople } from './people/generated-people.ts'
export type { CastAgency, CastMember, DemoPerson, SecondFactorContacts } from './people/types.ts'

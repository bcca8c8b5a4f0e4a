export { castAgencies, castAgencyName } from './people/agencies.ts'
export { cast, castAgents, castOf } from './people/cast.ts'
export { demoPassword, demoPeople, demoPerson } from './people/demo-people.ts'
export type { CastAgency, CastMember, DemoPerson, SecondFactorContacts } from './people/types.ts'
export { navigationTree } from './navigation.ts'
export { maintenanceNotification, notificationPreferences, siteNotification } from './notifications.ts'
export { delegationApplications } from './delegation-applications.ts'
export {
  mockAccessItems,
  mockDelegationDetail,
  mockDelegationUsers,
  mockManagedAgents,
  mockManagingItems,
} from './delegation.ts'
export { mockIllustrationAgents, mockIllustrationPolicies } from './illustrations.ts'
export { mockLeaderboardRanking, mockLeaderboardTypes } from './leaderboard.ts'
export { lookupClients } from './lookup-clients.ts'
export { mockAgentSearch, mockClient, mockClientContracts, mockClientSearch } from './lookup.ts'
export { mockQuickLinkGroups, mockQuickLinkOptions, mockQuickLinkSelections } from './quick-links.ts'
export { mockStatementYears } from './statements.ts'
export { maskedName, maskedNumber, maskSampleData, mockCases } from './cases.ts'
export { readClock } from './clock.ts'
export type { Clock } from './clock.ts'
export { generateCases } from './generator-cases.ts'
export type { CaseBook } from './generator-cases.ts'
export { generateInforceAlerts } from './generator-inforce.ts'
export type { AlertBook } from './generator-inforce.ts'
export type { GeneratorAgent } from './generator-people.ts'
export { mockInforceAlerts, mockInforceHistory } from './inforce-cast.ts'
export { inforceDetailFrom } from './inforce-detail.ts'

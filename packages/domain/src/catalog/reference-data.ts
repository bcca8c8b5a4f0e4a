import type { NotificationPreference } from '../account/index.ts'
import type { LeaderboardType } from '../leaderboard/index.ts'
import type { AccessTemplate } from '../manage-access/index.ts'

/** The applications of Manage Access: what can be shared and managed, with the parts of the access code. */
export const applications = [
  { system: 'NBC', role: '01', category: 'New Business', description: 'Case status and requirements' },
  { system: 'NBC', role: '02', category: 'New Business', description: 'Requirement uploads' },
  { system: 'INF', role: '01', category: 'In-Force', description: 'Policy activity' },
  { system: 'INF', role: '02', category: 'In-Force', description: 'Policy values and loans' },
  { system: 'CMP', role: '01', category: 'Compensation', description: 'Commission statements' },
  { system: 'CMP', role: '02', category: 'Compensation', description: 'Benefit and recognition summaries' },
  { system: 'ILL', role: '01', category: 'Illustrations', description: 'In-force illustration requests' },
  { system: 'MKT', role: '01', category: 'Marketing', description: 'Campaign materials and compliance approvals' },
] as const

/** The permission templates that come with the portal. */
export const accessTemplates: readonly AccessTemplate[] = [
  {
    id: 'new-business-assistant',
    name: 'New business assistant',
    isBuiltIn: true,
    applications: applications.filter(({ system }) => system === 'NBC').map(toName),
  },
  {
    id: 'service-staff',
    name: 'Service staff',
    isBuiltIn: true,
    applications: applications.filter(({ system }) => system === 'INF' || system === 'ILL').map(toName),
  },
]

function toName({ category, description }: (typeof applications)[number]) {
  return { category, description }
}

/** The days of issued business that the leaderboard counts. */
export const leaderboardDays = 365
const period = `Past ${leaderboardDays} days`

/** The types that can be ranked, for agencies and agents alike. */
export const leaderboardTypes: readonly LeaderboardType[] = [
  { type: 'issued-cases', label: 'Issued cases', unit: 'count', period },
  { type: 'face-amount', label: 'Face amount issued', unit: 'dollars', period },
  { type: 'target-premium', label: 'Target premium', unit: 'dollars', period },
]

/** The email notifications and what holds until a user changes it; the General Agent lets one of the two be changed. */
export const notificationPreferences: readonly NotificationPreference[] = [
  { key: 'newbusiness-followup', enabled: true, allowedByGA: true },
  { key: 'newbusiness-received', enabled: false, allowedByGA: false },
]

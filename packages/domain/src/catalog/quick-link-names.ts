import { disabilityIncomeName, navigationNames } from './names.ts'

/** The names of the quick links. The cards of the illustrations hub are found and titled by them. */
export const quickLinkNames = {
  life: 'Life Insurance New Sales',
  fixedAnnuities: 'Fixed Annuities',
  disabilityIncome: disabilityIncomeName,
  variableAnnuities: 'Variable Annuities',
  inforceRequests: 'Request In-force Illustrations',
  pending: 'Pending New Business',
  inforce: 'In-Force Activity',
  statements: 'Benefact & NCDC Statements',
  manageAccess: navigationNames.manageAccess,
  leaderboard: navigationNames.leaderboard,
  forms: 'Forms Library',
  training: 'Training Center',
} as const

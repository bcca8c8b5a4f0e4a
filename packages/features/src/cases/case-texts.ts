import type { ContractType } from '@producer-portal/domain/cases'

/** The message that names each list. */
export const caseTabMessages = {
  pending: 'tabPending',
  issued: 'tabIssued',
  not_placed: 'tabNotPlaced',
} as const satisfies Readonly<Record<ContractType, string>>

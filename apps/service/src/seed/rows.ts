import type { Case, ContractType } from '@producer-portal/domain/cases'
import type { InforceAlert } from '@producer-portal/domain/inforce'
import type { CastMember, DemoPerson } from '@producer-portal/domain/mocks'
import { inforceDetailFrom, managedAgencies } from '@producer-portal/domain/mocks'

/** The row of an account in the import; what isn't in it is the demo's own. */
export function toAccountRow({ userId, audiences, access, agencyNo, agentNo, profile, secondFactor }: DemoPerson) {
  return {
    userId,
    email: profile.email ?? `${userId}@example.com`,
    audience: audiences.join(','),
    access: access.join(','),
    agencyNo,
    agentNo,
    fullName: profile.fullName,
    firstName: profile.firstName,
    middleName: profile.middleName,
    lastName: profile.lastName,
    suffix: profile.suffix,
    phone: profile.phone,
    phoneExt: profile.phoneExt,
    mobilePhone: profile.mfa?.sms,
    homePhone: secondFactor?.homePhone,
    secondFactor: secondFactor !== null,
    showManagingTab: profile.showManagingTab,
    managedAgencies: managedAgencies[userId]?.join(','),
  }
}

export function toPersonRow({ role: _role, suffixName, ...person }: CastMember, birthDate: string | null) {
  return { ...person, suffix: suffixName, birthDate }
}

interface OfBook {
  readonly agencyNo: string
}

export function toCaseRow({ daysSinceProcDate: _days, ...row }: Case, list: ContractType, { agencyNo }: OfBook) {
  return { list, agencyNo, ...row }
}

/** The contracts that the alerts of a book are about, each with its alerts. */
export function toContractRows(alerts: readonly InforceAlert[], { agencyNo }: OfBook): object[] {
  const numbers = new Set(alerts.map(({ contract }) => contract.contractNo))
  return [...numbers].flatMap((contractNo) => {
    const detail = inforceDetailFrom(alerts, contractNo)
    if (detail === null) return []
    const ofContract = detail.alerts.map(
      ({ contract: _contract, clients: _clients, agents: _agents, daysToLapseDate: _days, ...alert }) => alert,
    )
    return [{ agencyNo, ...detail, alerts: ofContract }]
  })
}

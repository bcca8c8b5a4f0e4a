import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractTypes } from '@producer-portal/domain/cases'
import { applications } from '@producer-portal/domain/catalog'
import type { ImportEntity } from '@producer-portal/domain/import'
import { joinAccessCode } from '@producer-portal/domain/manage-access'
import {
  castAgencies,
  demoPeople,
  inforceDetailFrom,
  managedAgencies,
  mockCases,
  mockInforceAlerts,
} from '@producer-portal/domain/mocks'
import Papa from 'papaparse'

/** The agency whose people and business the samples are. */
const agencyNo = 'AG1001'

/**
 * Writes a sample file of each entity: what is flat as CSV, what has lists as NDJSON.
 * @returns the names of the files
 */
export async function writeSamples(folder: string, now: Date): Promise<readonly string[]> {
  const samples = getSamples(now)
  await mkdir(folder, { recursive: true })
  return Promise.all(
    Object.entries(samples).map(async ([entity, { format, rows }]) => {
      const name = `${entity}.${format}`
      await writeFile(
        join(folder, name),
        format === 'csv' ? `${Papa.unparse(rows, { newline: '\n' })}\n` : toNdjson(rows),
      )
      return name
    }),
  )
}

interface Sample {
  readonly format: 'csv' | 'ndjson'
  readonly rows: object[]
}

function getSamples(now: Date): Readonly<Record<ImportEntity, Sample>> {
  return {
    agencies: { format: 'csv', rows: castAgencies.map((each) => ({ ...each })) },
    accounts: { format: 'csv', rows: toAccounts() },
    access: { format: 'csv', rows: toAccess() },
    cases: { format: 'ndjson', rows: toCases(now) },
    contracts: { format: 'ndjson', rows: toContracts(now) },
  }
}

const people = demoPeople.filter(({ profile }) => profile.agencyNo === agencyNo)

function toAccounts(): object[] {
  return people.map(({ userId, audiences, access, agentNo, profile, secondFactor }) => ({
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
    mobilePhone: secondFactor?.mobilePhone,
    homePhone: secondFactor?.homePhone,
    secondFactor: secondFactor !== null,
    showManagingTab: profile.showManagingTab,
    managedAgencies: managedAgencies[userId]?.join(','),
  }))
}

/** The first of the staff sees the agency's business, and manages its first agent in one application. */
function toAccess(): object[] {
  const staff = people.find((person) => person.agentNo === null)?.userId
  const agent = people.find((person) => person.agentNo !== null)?.agentNo
  const codes = applications.flatMap((application) => joinAccessCode(application) ?? [])
  const shared = codes.map((accessCode) => ({ userId: staff, kind: 'shared', agencyNo, agentNo: null, accessCode }))
  return [...shared, { userId: staff, kind: 'managed', agencyNo, agentNo: agent, accessCode: codes.at(-1) }]
}

function toCases(now: Date): object[] {
  return contractTypes.flatMap((list) =>
    mockCases(now, list).map(({ daysSinceProcDate: _days, ...row }) => ({ list, agencyNo, ...row })),
  )
}

function toContracts(now: Date): object[] {
  const alerts = mockInforceAlerts(now)
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

function toNdjson(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

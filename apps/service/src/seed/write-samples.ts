import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractTypes } from '@producer-portal/domain/cases'
import { applications } from '@producer-portal/domain/catalog'
import { importEntities, importSchemas } from '@producer-portal/domain/import'
import type { ImportEntity } from '@producer-portal/domain/import'
import { joinAccessCode } from '@producer-portal/domain/manage-access'
import {
  castAgencies,
  demoPeople,
  generateContacts,
  getAgencyPeople,
  mockCases,
  mockDelegationDetails,
  mockInforceAlerts,
} from '@producer-portal/domain/mocks'
import { toJsonSchemaDocument } from '@producer-portal/domain/openapi'
import Papa from 'papaparse'
import { toAccountRow, toCaseRow, toContractRows, toPersonRow } from './rows.ts'

/** The agency whose people and business the samples are. */
const agencyNo = 'AG1001'

/**
 * Writes a sample file of each entity, what is flat as CSV and what has lists as NDJSON, and in a folder their JSON Schemas.
 * @returns the names of the files
 */
export async function writeSamples(folder: string, now: Date): Promise<readonly string[]> {
  const samples = getSamples(now)
  await mkdir(join(folder, 'schemas'), { recursive: true })
  await Promise.all(
    importEntities.map((entity) =>
      writeFile(
        join(folder, 'schemas', `${entity}.schema.json`),
        toJson(toJsonSchemaDocument(importSchemas[entity], entity)),
      ),
    ),
  )
  return Promise.all(
    Object.entries(samples).map(async ([entity, { format, rows }]) => {
      const name = `${entity}.${format}`
      await writeFile(join(folder, name), writers[format](rows))
      return name
    }),
  )
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const writers = {
  csv: (rows: object[]) => `${Papa.unparse(rows, { newline: '\n' })}\n`,
  ndjson: (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  json: toJson,
} as const

interface Sample {
  readonly format: keyof typeof writers
  readonly rows: object[]
}

function getSamples(now: Date): Readonly<Record<ImportEntity, Sample>> {
  return {
    statuses: { format: 'json', rows: statuses },
    agencies: { format: 'csv', rows: castAgencies.map((each) => ({ ...each })) },
    accounts: { format: 'csv', rows: people.map(toAccountRow) },
    people: { format: 'csv', rows: toPeople(now) },
    access: { format: 'csv', rows: toAccess() },
    clients: { format: 'csv', rows: toClients(now) },
    cases: { format: 'ndjson', rows: toCases(now) },
    contracts: { format: 'ndjson', rows: toContractRows(mockInforceAlerts(now), { agencyNo }) },
    statements: { format: 'csv', rows: toStatements(now) },
  }
}

const people = demoPeople.filter(({ profile }) => profile.agencyNo === agencyNo)

/** Those with an account and their colleagues without one. */
function toPeople(now: Date): object[] {
  const details = mockDelegationDetails(agencyNo, now)
  return getAgencyPeople(agencyNo).map((person, place) => toPersonRow(person, details[place]?.dob ?? null))
}

/** The first of the staff sees the agency's business, and manages its first agent in one application. */
function toAccess(): object[] {
  const staff = people.find((person) => person.agentNo === null)?.userId
  const agent = people.find((person) => person.agentNo !== null)?.agentNo
  const codes = applications.flatMap((application) => joinAccessCode(application) ?? [])
  const shared = codes.map((accessCode) => ({ userId: staff, kind: 'shared', agencyNo, agentNo: null, accessCode }))
  return [...shared, { userId: staff, kind: 'managed', agencyNo, agentNo: agent, accessCode: codes.at(-1) }]
}

/** Words as some policy systems have them. */
const statuses = [
  { kind: 'requirement', word: 'OUTSTANDING', meaning: 'Required', turn: 'Agent' },
  { kind: 'requirement', word: 'APS REQUESTED', meaning: 'Ordered', turn: 'Home Office' },
  { kind: 'requirement', word: 'NIGO', meaning: 'Not in Good Order' },
  { kind: 'case', word: 'APPROVED MOD', meaning: 'Approved Other Than Applied' },
  { kind: 'policy', word: 'TERM', meaning: 'Terminated' },
]

function toClients(now: Date): object[] {
  const clients = mockInforceAlerts(now).flatMap((alert) => alert.clients)
  const numbers = [...new Set(clients.flatMap(({ ipn }) => ipn ?? []))]
  return [
    ...generateContacts(
      numbers.map((ipn) => ({ ipn, name: 'Client' })),
      now,
    ),
  ]
}

/** The last finished year of the agents. */
function toStatements(now: Date): object[] {
  const year = now.getFullYear() - 1
  return people.flatMap(({ agentNo }) =>
    agentNo === null
      ? []
      : [
          {
            agentNo,
            year,
            contractType: 'Agent',
            isBenefitEligible: true,
            isLeadersCourt: true,
            benefactPaid: 18_400.5,
            benefactCredits: 320,
            ncdcPaid: 6_200.25,
            ncdcCredits: 96,
            issuedOn: `${year + 1}-01-31`,
          },
        ],
  )
}

function toCases(now: Date): object[] {
  return contractTypes.flatMap((list) => mockCases(now, list).map((row) => toCaseRow(row, list, { agencyNo })))
}

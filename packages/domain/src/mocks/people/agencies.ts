import type { CastAgency } from './types.ts'

/** The agencies of the cast. */
export const castAgencies = [
  { agencyNo: 'AG1001', agencyName: 'Lakeshore Financial Group' },
  { agencyNo: 'AG2002', agencyName: 'Cedar Point Advisors' },
  { agencyNo: 'AG3003', agencyName: 'Summit Legacy Partners' },
  { agencyNo: 'AG9000', agencyName: 'Northfield Brokerage' },
  { agencyNo: 'AG4004', agencyName: 'Prairie Star Agency' },
  { agencyNo: 'AG5005', agencyName: 'Great Plains Alliance' },
] as const satisfies readonly CastAgency[]

/** The agency with thousands of people, and the one with nobody in it. */
export const largeAgencyNo = 'AG5005'
export const emptyAgencyNo = 'AG4004'

/** The agencies of each manager of the cast, by user ID. */
export const managedAgencies: Readonly<Record<string, readonly string[]>> = {
  okafor: ['AG1001', 'AG2002', emptyAgencyNo, largeAgencyNo],
  vega: ['AG2002'],
}

/** The name of an agency of the cast, null for any other number. */
export function castAgencyName(agencyNo: string | null): string | null {
  return castAgencies.find((agency) => agency.agencyNo === agencyNo)?.agencyName ?? null
}

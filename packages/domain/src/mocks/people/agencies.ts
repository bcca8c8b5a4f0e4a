import type { CastAgency } from './types.ts'

/** The agencies of the cast. */
export const castAgencies = [
  { agencyNo: 'AG1001', agencyName: 'Lakeshore Financial Group' },
  { agencyNo: 'AG2002', agencyName: 'Cedar Point Advisors' },
  { agencyNo: 'AG3003', agencyName: 'Summit Legacy Partners' },
  { agencyNo: 'AG9000', agencyName: 'Northfield Brokerage' },
] as const satisfies readonly CastAgency[]

/** The name of an agency of the cast, null for any other number. */
export function castAgencyName(agencyNo: string | null): string | null {
  return castAgencies.find((agency) => agency.agencyNo === agencyNo)?.agencyName ?? null
}

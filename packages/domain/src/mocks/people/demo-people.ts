import { homeOfficePeople, specialAccounts } from './special-accounts.ts'
import { person } from './person.ts'
import { accessPeople, producers } from './producers.ts'
import { secondFactorPeople } from './second-factor.ts'
import type { DemoPerson } from './types.ts'

/** The password of every demo account. */
export const demoPassword = 'Producer#2026'

/** Every demo account, in the order in which `npm start` lists them. */
export const demoPeople: readonly DemoPerson[] = [
  ...producers,
  ...accessPeople,
  ...homeOfficePeople,
  ...specialAccounts,
  ...secondFactorPeople,
  person({
    userId: 'bigbook',
    name: ['Walter', 'Bigelow'],
    audience: 'Agent',
    access: ['FRS-All'],
    roleTitle: 'Producer',
    agencyNo: 'AG9000',
    agentNo: '900001',
    line: '18',
    shows: '10,000 pending cases (SEED_CASES), names of every kind',
  }),
]

/**
 * The demo account with this user id.
 * @throws {Error} when there is none
 */
export function demoPerson(userId: string): DemoPerson {
  const found = demoPeople.find((candidate) => candidate.userId === userId)
  if (found === undefined) throw new Error(`No demo account "${userId}"`)
  return found
}

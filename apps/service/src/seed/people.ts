import { formatAccessUser } from '@producer-portal/domain/access'
import type { DemoPerson } from '@producer-portal/domain/mocks'
import { castAgencies, demoPassword, demoPeople } from '@producer-portal/domain/mocks'
import type { Insertable } from 'kysely'
import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../store/database/database.ts'
import type { AccountTable } from '../store/tables.ts'
import type { Masking } from './masking.ts'

/** Unread message counts: ordinary ones, and one over the badge's cap. */
const unread: Readonly<Record<string, number>> = { rivera: 3, okafor: 127, lin: 1 }

/** Turns a password into what is stored. */
export type HashPassword = (password: string) => Promise<string>

/** The accounts' rows; hashing their passwords is the slow part, so it is done before the transaction. */
export function demoAccounts(
  { agentNumber }: Masking,
  hash: HashPassword = hashPassword,
): Promise<Insertable<AccountTable>[]> {
  return Promise.all(demoPeople.map(async (each) => accountRow(each, agentNumber, await hash(demoPassword))))
}

/** Writes the agencies and the demo accounts. */
export async function seedAccounts(db: Database, accounts: Insertable<AccountTable>[]): Promise<void> {
  const agencies = castAgencies.map(({ agencyNo, agencyName }) => ({ agency_no: agencyNo, agency_name: agencyName }))
  await db.insertInto('agency').values(agencies).execute()
  await db.insertInto('account').values(accounts).execute()
}

/** Days are stored as fixed counts, so a demo account shows the same every day. */
function accountRow(
  person: DemoPerson,
  agentNumber: Masking['agentNumber'],
  passwordHash: string,
): Insertable<AccountTable> {
  const { userId, agencyNo, agentNo, profile, secondFactor, passwordExpiresInDays, contactDueInDays } = person
  const { audience, access } = formatAccessUser(person)
  return {
    user_id: userId,
    password_hash: passwordHash,
    audience,
    access,
    agency_no: agencyNo,
    agent_no: agentNo && agentNumber(agentNo),
    profile: JSON.stringify({ ...profile, agentNo: profile.agentNo && agentNumber(profile.agentNo) }),
    second_factor: secondFactor && JSON.stringify(secondFactor),
    password_expires_in_days: passwordExpiresInDays,
    contact_due_in_days: contactDueInDays,
    unread_messages: unread[userId] ?? 0,
  }
}

import type { DemoPerson } from '@producer-portal/domain/mocks'
import { castAgencies, demoPassword, demoPeople } from '@producer-portal/domain/mocks'
import { sql } from 'kysely'
import { hashPassword } from '../auth/passwords.ts'
import type { DatabaseTransaction } from '../store/database/database.ts'
import type { BringIn } from './bring-in.ts'
import type { Masking } from './masking.ts'
import { toAccountRow } from './rows.ts'

/** Unread message counts: ordinary ones, and one over the badge's cap. */
const unread: Readonly<Record<string, number>> = { rivera: 3, okafor: 127, lin: 1 }

/** Turns a password into what is stored. */
export type HashPassword = (password: string) => Promise<string>

/** A hash of the demo password for each account; making them is the slow part, so it is done before the transaction. */
export function hashDemoPasswords(hash: HashPassword = hashPassword): Promise<readonly string[]> {
  return Promise.all(demoPeople.map(() => hash(demoPassword)))
}

/** Brings in the agencies and the demo accounts. */
export async function seedAccounts(bringIn: BringIn, { agentNumber }: Masking): Promise<void> {
  const accounts = demoPeople.map(toAccountRow)
  await bringIn('agencies', castAgencies)
  await bringIn(
    'accounts',
    accounts.map((row) => ({ ...row, agentNo: row.agentNo && agentNumber(row.agentNo) })),
  )
}

/**
 * Gives the demo accounts what no file brings: a password, days as fixed counts, so that they show the same every day, and
 * what people otherwise set themselves or other systems know.
 */
export async function writeDemoFacts(transaction: DatabaseTransaction, hashes: readonly string[]): Promise<void> {
  const facts = demoPeople.map((person, place) => toFacts(person, hashes[place] ?? ''))
  await sql`
    update account set password_hash = given.password_hash, profile = account.profile || given.profile,
      second_factor = given.second_factor, password_expires_in_days = given.password_expires_in_days,
      contact_due_on = null, contact_due_in_days = given.contact_due_in_days,
      unread_messages = given.unread_messages
    from json_to_recordset(${JSON.stringify(facts)}::json) as given (
      user_id text, password_hash text, profile jsonb, second_factor jsonb, password_expires_in_days integer,
      contact_due_in_days integer, unread_messages integer
    )
    where account.user_id = given.user_id`.execute(transaction)
}

function toFacts(person: DemoPerson, passwordHash: string) {
  const { userId, secondFactor, passwordExpiresInDays, contactDueInDays, profile } = person
  const { alternateEmail, mobileOptIn, showInFieldDirectory, challengeQuestion, mfa } = profile
  return {
    user_id: userId,
    password_hash: passwordHash,
    profile: {
      alternateEmail,
      mobileOptIn,
      showInFieldDirectory,
      challengeQuestion,
      mfa,
      verificationExpirationInDays: contactDueInDays,
      changePasswordExpirationInDays: passwordExpiresInDays,
    },
    second_factor: secondFactor,
    password_expires_in_days: passwordExpiresInDays,
    contact_due_in_days: contactDueInDays,
    unread_messages: unread[userId] ?? 0,
  }
}

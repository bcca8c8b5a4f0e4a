import { formatAccessUser } from '@producer-portal/domain/access'
import { isEmail } from '@producer-portal/domain/endpoint'
import { userIdInputSchema } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import { dayAfter } from '../days.ts'
import { StartupError } from '../errors.ts'
import type { Services } from '../services.ts'
import { addAccount, findAccount } from '../store/account.ts'
import { contactDays } from './contacts.ts'
import { hashPassword } from './passwords.ts'
import { randomToken } from './secrets.ts'
import { createResetLink } from './sign-in-help.ts'

/** The time the printed link works. */
export const adminLinkHours = 24

export interface NewAdmin {
  readonly userId: string
  readonly email: string
  /** The way the portal greets them. Default: the user ID. */
  readonly name?: string | undefined
}

const newAdminSchema = v.object({
  userId: v.pipe(userIdInputSchema, v.toLowerCase(), v.regex(/^[a-z\d][a-z\d._-]*$/, 'use letters, digits, . _ and -')),
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, 'must be an email address')),
  name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
})

/**
 * Creates a home-office account that nobody can sign in to yet, and a link that sets its password once. For an account
 * that exists it only makes another link, so that an expired one can be replaced.
 * @throws {StartupError} when the user ID, the email address or the name is not acceptable
 */
export async function createAdmin(
  given: NewAdmin,
  services: Pick<Services, 'db' | 'now' | 'settings'>,
): Promise<{ readonly isNew: boolean; readonly link: string }> {
  const checked = v.safeParse(newAdminSchema, given)
  if (!checked.success) {
    throw new StartupError(checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '))
  }
  const { userId, email, name } = checked.output
  const existing = await findAccount(services.db, userId)
  const account =
    existing ?? (await addAccount(services.db, await toHomeOfficeAccount(userId, email, name, services.now())))
  const { link } = await createResetLink(account, adminLinkHours * 60, services)
  return { isNew: existing === undefined, link }
}

async function toHomeOfficeAccount(userId: string, email: string, fullName: string | undefined, now: Date) {
  const { audience, access } = formatAccessUser({ userId, audiences: ['HomeOffice'], access: ['FRS-All'] })
  return {
    user_id: userId,
    // No password leads in until the link has set one.
    password_hash: await hashPassword(randomToken()),
    audience,
    access,
    agency_no: null,
    agent_no: null,
    profile: JSON.stringify({ userId, fullName: fullName ?? userId, email }),
    second_factor: null,
    password_expires_in_days: 0,
    contact_due_on: dayAfter(now, contactDays),
    contact_due_in_days: contactDays,
  }
}

import { onboardingAfterSignIn } from '@producer-portal/domain/auth'
import type { ExpiryCounters } from '@producer-portal/domain/auth'
import { localDay } from '@producer-portal/domain/formatting'
import { daysBetween } from '../days.ts'
import type { Account } from '../store/account.ts'
import type { SignedInUser } from './session.ts'

/** The number of days an account's password and its confirmed contact data still count. */
export function getExpiryCounters(account: Account, now: Date): ExpiryCounters {
  const today = localDay(now)
  return {
    changePasswordExpirationInDays: daysBetween(today, account.password_expires_on) ?? account.password_expires_in_days,
    verificationExpirationInDays: daysBetween(today, account.contact_due_on) ?? account.contact_due_in_days,
  }
}

/** True if a user must change the password before anything else; some users' passwords never expire here. */
export function isPasswordExpired(user: SignedInUser, now: Date): boolean {
  return onboardingAfterSignIn(user, getExpiryCounters(user.account, now)).kind === 'change-password'
}

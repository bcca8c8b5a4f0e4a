import { localDay } from '@producer-portal/domain/formatting'
import { getMessageCount, getProfile } from '@producer-portal/domain/profile'
import { profileSchema } from '@producer-portal/domain/profile'
import * as v from 'valibot'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { daysBetween } from '../store/days.ts'

/** The signed-in user's own data. */
export const profileRoutes: readonly Route[] = [
  route(getProfile, ({ user: { account }, services }) => {
    const today = localDay(services.now())
    return Promise.resolve({
      ...v.parse(profileSchema, account.profile),
      changePasswordExpirationInDays:
        daysBetween(today, account.password_expires_on) ?? account.password_expires_in_days,
      verificationExpirationInDays: daysBetween(today, account.contact_due_on) ?? account.contact_due_in_days,
    })
  }),

  route(getMessageCount, ({ user }) => Promise.resolve({ unreadSms: user.account.unread_messages })),
]

import { getPortalName } from '@producer-portal/domain/brand'
import type { Outbox } from '../messages/message-sender.ts'
import type { Services } from '../services.ts'
import type { Invite } from '../store/import/writer.ts'
import { createResetLink } from './sign-in-help.ts'

/** Days for which the link of an invitation works. */
const invitationDays = 7

interface Parts extends Pick<Services, 'settings' | 'now' | 'log'> {
  readonly outbox: Outbox
}

/**
 * Invites people with new accounts: an email with a link that sets their password once. The job that sends messages takes
 * it from the outbox.
 * @returns null where no email can be sent, or where an identity provider keeps the passwords
 */
export function createInvite({ settings, now, log, outbox }: Parts): Invite | null {
  if (settings.FEATURE_OKTA_LOGIN) return null
  if (!outbox.sends('email')) {
    log.event('nobody invited: no sender is set up', { kind: 'email' })
    return null
  }
  const portal = getPortalName(settings.BRAND)
  return async (db, people) => {
    for (const { userId, email } of people) {
      const { link, expiresAt } = await createResetLink({ user_id: userId }, invitationDays * 1_440, {
        db,
        now,
        settings,
      })
      const body = [
        `You now have an account for the ${portal}. Your user ID is ${userId}.`,
        `Set your password: ${link}`,
        `This link works once and expires in ${invitationDays} days. After that, choose Forgot password on the sign-in page.`,
      ].join('\n')
      await outbox.put(db, { userId, kind: 'email', sentTo: email, subject: 'Your new account', body, link, expiresAt })
    }
  }
}

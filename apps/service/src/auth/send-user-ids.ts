import type { Services } from '../http/services.ts'
import { accountsWithEmail } from '../store/accounts.ts'
import { deliver, requireSender } from './send-code.ts'

/** Emails the user ids that belong to an address, to that address; nothing happens where there are none. */
export async function sendUserIds(email: string, services: Services): Promise<void> {
  requireSender(services)
  const accounts = await accountsWithEmail(services.db, email)
  for (const { user_id: userId } of accounts) {
    const body = `Your Producer Portal user ID is ${userId}.`
    // One after the other, as each is a mail of its own.
    await deliver({ userId, kind: 'email', sentTo: email, body }, services)
  }
  services.log.event('user ids asked for', { accounts: accounts.length })
}

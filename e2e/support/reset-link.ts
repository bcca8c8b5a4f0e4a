import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Sent {
  readonly kind: string
  readonly body: string
  readonly link: string | null
}

/** The messages sent to a user, newest first, from the outbox of the service. */
async function sentMails(page: Page, userId: string): Promise<readonly Sent[]> {
  const response = await page.request.get(`/api/dev/outbox?to=${userId}`)
  return (await response.json()) as readonly Sent[]
}

/** The newest link for a new password that a user was emailed, without the origin. */
export async function resetLink(page: Page, userId: string): Promise<string> {
  const [newest] = await sentMails(page, userId)
  expect(newest?.kind).toBe('email')
  const { pathname, search } = new URL(newest?.link ?? '')
  expect(pathname).toBe('/forgot-password-validate/')
  return pathname + search
}

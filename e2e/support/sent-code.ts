import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Sent {
  readonly kind: string
  readonly code: string | null
}

/** The newest code that a user was sent, from the outbox of the service; `kind` says how it must have travelled. */
export async function sentCode(page: Page, userId: string, kind: 'email' | 'sms' | 'voice'): Promise<string> {
  const response = await page.request.get(`/api/dev/outbox?to=${userId}`)
  const [newest] = (await response.json()) as readonly Sent[]
  expect(newest?.kind).toBe(kind)
  return newest?.code ?? ''
}

/** A code that is surely not the one that was sent. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

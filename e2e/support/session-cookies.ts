import type { BrowserContext, Cookie } from '@playwright/test'

/** The cookies of a browser that scripts can read; the others hold no session on their own. */
export async function sessionCookies(context: BrowserContext): Promise<readonly Cookie[]> {
  return (await context.cookies()).filter(({ httpOnly }) => !httpOnly)
}

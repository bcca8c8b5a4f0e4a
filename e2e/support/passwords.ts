import type { APIRequestContext } from '@playwright/test'
import { attempt } from './attempt.js'
import { demoPassword } from './sign-in.js'

const chosenOn = (tried: number) => `Harbour#${2027 + tried}`

/** The password that a journey gives an account on its present try. */
export function passwordToChoose(): string {
  return chosenOn(attempt())
}

/** The password that an account has now: that of every demo account, or one that an earlier try has given it. */
export async function presentPassword(request: APIRequestContext, username: string): Promise<string> {
  const known = [demoPassword, ...Array.from({ length: attempt() }, (_, tried) => chosenOn(tried))]
  for (const password of known) {
    const answer = await request.post('/api/auth/login', { data: { username, password } })
    if (answer.ok()) return password
  }
  throw new Error(`Nobody knows the password of ${username} any more`)
}

import { demoPassword } from '@producer-portal/domain/mocks'
import { getOutbox } from '@producer-portal/domain/config'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { PortalTab } from './open-portal.js'

/** Fills in the sign-in form that is shown, or on its way, and sends it. */
export async function submitCredentials({ user }: PortalTab, userName: string, password = demoPassword) {
  await user.clear(await screen.findByLabelText('User ID'))
  await user.paste(userName)
  await user.clear(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** A message that a user was sent, from the outbox of the service. */
interface Sent {
  readonly kind: string
  readonly body: string
  readonly code: string | null
  readonly link: string | null
}

/** The messages sent to a user, newest first. */
export async function sentMessages({ service }: Pick<PortalTab, 'service'>, userId: string): Promise<readonly Sent[]> {
  return (await service.call(`/api${getOutbox.path}?to=${userId}`)).body as readonly Sent[]
}

/** The newest code that a user was sent; `kind` says how it must have traveled. */
export async function sentCode(tab: PortalTab, userId: string, kind: 'email' | 'sms' | 'voice'): Promise<string> {
  const [newest] = await sentMessages(tab, userId)
  expect(newest?.kind).toBe(kind)
  return newest?.code ?? ''
}

/** A code that is surely not the one that was sent. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

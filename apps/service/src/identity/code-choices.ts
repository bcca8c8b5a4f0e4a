import type { OtpMethod, TwoFactorState } from '@producer-portal/domain/session'
import type { MethodChoice } from './pages/method-page.ts'

/** The ways in which somebody can get a code, by the contacts on file, in words. */
export function codeChoices({ email, mobilePhone, homePhone }: TwoFactorState): readonly MethodChoice[] {
  const all: readonly (readonly [OtpMethod, string | null, string])[] = [
    ['email', email, 'Email to'],
    ['sms-mobile', mobilePhone, 'Text message to'],
    ['voice-mobile', mobilePhone, 'Phone call to'],
    ['voice-home', homePhone, 'Phone call to'],
  ]
  return all.flatMap(([method, contact, words]) => (contact ? [{ method, label: `${words} ${contact}` }] : []))
}

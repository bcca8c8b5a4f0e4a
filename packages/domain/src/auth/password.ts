import { credentialLengths } from './credential-lengths.ts'

/** The rules of a password, in the order of the checklist. */
const passwordRules = ['length', 'number', 'uppercase', 'lowercase', 'special', 'banned', 'match'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** The checklist texts, exact; also the errors of a refused password. */
export const passwordRuleTexts = {
  length: '8-256 characters in length.',
  number: 'At least one number.',
  uppercase: 'At least one uppercase letter.',
  lowercase: 'At least one lowercase letter.',
  special: 'At least one special character.',
  banned: 'No banned characters (< or &).',
  match: 'Passwords Match.',
} as const satisfies Record<PasswordRule, string>

export interface PasswordCheck {
  readonly rule: PasswordRule
  readonly isMet: boolean
}

/** ASCII punctuation but the two banned characters; a space is allowed and does not count. */
const special = /[!-/:-@[-`{-~]/

const checks: Record<PasswordRule, (password: string, confirmation: string) => boolean> = {
  length: ({ length }) => length >= credentialLengths.passwordMin && length <= credentialLengths.passwordMax,
  number: (password) => /\d/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  special: (password) => special.test(password.replace(/[<&]/g, '')),
  banned: (password) => password !== '' && !/[<&]/.test(password),
  match: (password, confirmation) => password !== '' && password === confirmation,
}

/** The checklist of a new password, each rule met or not. Nothing is met by an empty field. */
export function passwordChecklist(password: string, confirmation: string): readonly PasswordCheck[] {
  return passwordRules.map((rule) => ({ rule, isMet: checks[rule](password, confirmation) }))
}

/** True when the new password fulfils every rule and matches its confirmation. */
export function isPasswordAcceptable(password: string, confirmation: string): boolean {
  return passwordChecklist(password, confirmation).every(({ isMet }) => isMet)
}

/** The texts of the rules that a new password breaks, for the `errors` of a refusal; empty when it is fine. */
export function passwordErrors(password: string, confirmation: string): readonly string[] {
  return passwordChecklist(password, confirmation).flatMap(({ rule, isMet }) =>
    isMet ? [] : [passwordRuleTexts[rule]],
  )
}

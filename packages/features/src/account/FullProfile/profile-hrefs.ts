import { accountFieldPages, type AccountFieldId, accountFields } from '@producer-portal/domain/account'

/** The page on which each part of the profile is changed. */
export type ProfileHrefs = Readonly<
  Record<AccountFieldId | 'password' | 'securityQuestion' | 'mobilePhone' | 'textAlerts', string>
>

const fieldPaths = Object.entries(accountFields).map(([id, { page }]) => [id, accountFieldPages[page].path])

/** The addresses of the portal. */
export const portalProfileHrefs: ProfileHrefs = {
  ...(Object.fromEntries(fieldPaths) as Record<AccountFieldId, string>),
  password: '/change-password',
  securityQuestion: '/security-question',
  mobilePhone: '/change-mfa-phone',
  textAlerts: '/preferences',
}

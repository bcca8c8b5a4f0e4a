/** The pages where each part of the profile is changed. */
export interface ProfileHrefs {
  readonly password: string
  readonly securityQuestion: string
  readonly name: string
  readonly email: string
  readonly mobilePhone: string
  readonly textAlerts: string
  readonly businessPhone: string
}

/** The addresses of the portal. */
export const portalProfileHrefs: ProfileHrefs = {
  password: '/change-password',
  securityQuestion: '/security-question',
  name: '/change-name',
  email: '/change-email',
  mobilePhone: '/change-mfa-phone',
  textAlerts: '/preferences',
  businessPhone: '/business-phone',
}

import * as v from 'valibot'

const text = v.nullish(v.string(), null)

/** A sign-in that waits for its second factor (POST /auth/get-session-info). Contacts may arrive masked. */
export const twoFactorStateSchema = v.object({
  sessionId: text,
  email: text,
  mobilePhone: text,
  homePhone: text,
  mfaRegistrationRequired: v.nullish(v.boolean(), false),
  mfaRequired: v.nullish(v.boolean(), false),
  firstName: text,
  lastName: text,
  userWamEndpoint: text,
  userLogin: text,
})
export type TwoFactorState = v.InferOutput<typeof twoFactorStateSchema>

/** The contacts that the codes of a pending sign-in can go to; null or empty where there is no such contact. */
export type TwoFactorContacts = Readonly<Pick<TwoFactorState, 'email' | 'mobilePhone' | 'homePhone'>>

import * as v from 'valibot'
import { emailInputSchema } from '../endpoint/index.ts'
import { isPasswordAcceptable } from './password.ts'
import { canSendPasscode } from './two-factor-methods.ts'

/*
 * The entries of the sign-in forms, by the names of the fields. The message of each rule is the key of its text.
 */

const filled = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing))

export const signInForm = v.object({
  username: filled('userNameMissing'),
  password: v.pipe(v.string(), v.nonEmpty('passwordMissing')),
})

/** The password of a user who is signed in. */
export const ownPasswordForm = v.object({ password: v.pipe(v.string(), v.nonEmpty('passwordMissing')) })

export const userIdForm = v.object({ username: filled('userIdMissing') })
export const emailAddressForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('emailMissing'), emailInputSchema),
})

/** The code that was sent; `remember` is there when this device needs none from now on. */
export const codeForm = v.object({
  code: v.pipe(v.string(), v.nonEmpty('codeMissing'), v.check(canSendPasscode, 'codeInvalid')),
  remember: v.optional(v.string()),
})

const isStrong = (password: string) => isPasswordAcceptable(password, password)
const newPassword = v.pipe(v.string(), v.check(isStrong, 'passwordUnmet'))

/** A new password, entered twice, each exactly as typed. */
export const newPasswordForm = v.pipe(
  v.object({ newPassword, newPasswordVerified: v.string() }),
  v.forward(
    v.check((typed) => typed.newPassword === typed.newPasswordVerified, 'confirmationUnmet'),
    ['newPasswordVerified'],
  ),
)

/** The same with the current one. */
export const passwordForm = v.pipe(
  v.object({
    oldPassword: v.pipe(v.string(), v.nonEmpty('currentPasswordMissing')),
    newPassword,
    newPasswordVerified: v.string(),
  }),
  v.forward(
    v.check((typed) => typed.newPassword === typed.newPasswordVerified, 'confirmationUnmet'),
    ['newPasswordVerified'],
  ),
)

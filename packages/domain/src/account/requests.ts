import * as v from 'valibot'
import { otpMethodSchema, passcodeSchema, passwordInputSchema, sessionIdSchema } from '../auth/index.ts'
import { emailInputSchema } from '../endpoint/index.ts'
import { nameMax, suffixMax } from './name.ts'
import { answerMax, questionMax } from './security.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
/** Nothing but blanks and characters that nobody sees, such as a space without width. */
const isInvisible = (typed: string) => /^[\s\p{Default_Ignorable_Code_Point}]+$/u.test(typed)
/** The messages are the keys of the texts that a form shows. */
const filled = (max: number, missing?: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.check((typed) => !isInvisible(typed), missing),
    v.maxLength(max),
  )
const phoneDigits = v.pipe(v.string(), v.regex(/^\d{10,15}$/))

/** True if the new password is good enough and confirmed is for `passwordErrors` to say. */
export const passwordChangeSchema = v.strictObject({
  newPassword: passwordInputSchema,
  newPasswordVerified: passwordInputSchema,
  oldPassword: passwordInputSchema,
})

/** The errors of entries that should be the same. */
export const differTexts = { answers: "The answers don't match.", emails: "The emails don't match." } as const

export const questionChangeSchema = v.pipe(
  v.strictObject({ question: filled(questionMax), answer: filled(answerMax), answerVerified: filled(answerMax) }),
  v.forward(
    v.partialCheck(
      [['answer'], ['answerVerified']],
      ({ answer, answerVerified }) => answer === answerVerified,
      differTexts.answers,
    ),
    ['answerVerified'],
  ),
)

export const emailChangeSchema = v.pipe(
  v.strictObject({ email: emailInputSchema, emailVerified: emailInputSchema }),
  v.forward(
    v.partialCheck([['email'], ['emailVerified']], (sent) => sent.email === sent.emailVerified, differTexts.emails),
    ['emailVerified'],
  ),
)

/** Digits only; an empty extension removes it. */
export const businessPhoneChangeSchema = v.strictObject({
  phone: phoneDigits,
  phoneExt: v.nullish(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), ''),
})

export const nameChangeSchema = v.strictObject({
  firstName: filled(nameMax, 'firstMissing'),
  lastName: filled(nameMax, 'lastMissing'),
  middleName: v.nullish(text(nameMax), ''),
  suffixName: v.nullish(text(suffixMax), ''),
})

export const contactInitiationSchema = v.strictObject({ phoneNumber: phoneDigits, otpMethod: otpMethodSchema })

export const contactVerificationSchema = v.strictObject({
  sessionId: sessionIdSchema,
  otpCode: passcodeSchema,
  otpMethod: otpMethodSchema,
})

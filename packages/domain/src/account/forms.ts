import * as v from 'valibot'
import { emailInputSchema } from '../endpoint/index.ts'
import { isPhone, isSameEmail, isSamePhone, phoneExtMax } from './contact.ts'
import { toDigits } from './phone-format.ts'
import { answerMax, chosenQuestion, ownQuestion, questionMax } from './security.ts'

/*
 * The entries of the account forms, by the names of the fields. The output of a form is the body of its
 * request, and the message of each rule is the key of its text.
 */

const phone = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.check(isPhone, 'phoneInvalid'),
    v.transform((typed) => toDigits(typed)),
  )

/** A new email address, entered twice, that isn't the current one. */
export function emailForm(current: string | null) {
  return v.pipe(
    v.object({
      email: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('emailMissing'),
        emailInputSchema,
        v.check((email) => !isSameEmail(email, current), 'emailSame'),
      ),
      emailVerified: v.pipe(v.string(), v.trim(), v.nonEmpty('confirmationMissing')),
    }),
    v.forward(
      v.check(({ email, emailVerified }) => email === emailVerified, 'emailsDiffer'),
      ['emailVerified'],
    ),
  )
}

/** A new mobile phone that isn't the current one. */
export function mobilePhoneForm(current: string | null) {
  const mobilePhone = v.pipe(
    phone('phoneFirst'),
    v.check((digits) => !isSamePhone(digits, current), 'phoneSame'),
  )
  return v.object({ mobilePhone })
}

export const businessPhoneForm = v.object({
  phone: phone('phoneMissing'),
  phoneExt: v.pipe(
    v.string(),
    v.transform((typed) => toDigits(typed)),
    v.maxLength(phoneExtMax, 'extensionTooLong'),
  ),
})

const secret = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(answerMax))

/** One of the questions, or one of the user's own, and its answer, entered twice. */
export const securityQuestionForm = v.pipe(
  v.object({
    choice: v.pipe(v.string(), v.nonEmpty('questionMissing')),
    ownText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(questionMax)), ''),
    answer: secret('answerMissing'),
    answerVerified: secret('confirmationMissing'),
  }),
  v.forward(
    v.check(({ choice, ownText }) => choice !== ownQuestion || ownText !== '', 'ownQuestionMissing'),
    ['ownText'],
  ),
  v.forward(
    v.check(({ answer, answerVerified }) => answer === answerVerified, 'answersDiffer'),
    ['answerVerified'],
  ),
  v.transform(({ choice, ownText, answer, answerVerified }) => ({
    question: chosenQuestion({ choice, ownText }) ?? '',
    answer,
    answerVerified,
  })),
)
export type SecurityQuestionChange = v.InferOutput<typeof securityQuestionForm>

import type { Brand } from '@producer-portal/domain/brand'
import type { OtpMethod } from '@producer-portal/domain/auth'
import {
  otpMethodSchema,
  passcodeSchema,
  passwordInputSchema,
  signInTexts,
  userIdInputSchema,
} from '@producer-portal/domain/auth'
import * as v from 'valibot'
import type { Markup } from './pages.ts'
import { codePage, getCodeChoices, methodPage, signInPage } from './pages.ts'
import type { CarryingService, Refusal, SignedIn, SignInRules } from './service.ts'

/** With `true` the box for remembering the device is ticked; other providers pass it over. */
export const rememberParameter = 'remember_device'

/** The outcome of a step: another page, or a sign-in that is complete. */
export type StepResult =
  | { readonly kind: 'page'; readonly page: Markup; readonly status: number; readonly headers?: Refusal['headers'] }
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }

type Fields = Readonly<Record<string, string>>

interface StepContext extends Pick<CarryingService, 'toRefusal'> {
  readonly uid: string
  readonly brand: Brand
  readonly rules: SignInRules
  /** The remembered device, from the provider's own cookie. */
  readonly deviceToken: string | undefined
  /** True if the box for remembering the device is ticked at first. */
  readonly remembers: boolean
}

const page = (markup: Markup, status = 200, headers?: Refusal['headers']): StepResult => ({
  kind: 'page',
  page: markup,
  status,
  headers,
})

/** Checks user name and password; a second factor comes next for those who have one. */
export async function passwordStep(fields: Fields, context: StepContext): Promise<StepResult> {
  const { uid, brand, rules, deviceToken } = context
  const username = fields['username'] ?? ''
  try {
    const credentials = parseField(v.object({ username: userIdInputSchema, password: passwordInputSchema }), fields)
    const checked = await rules.checkPassword(credentials, deviceToken)
    if ('pendingId' in checked) return await chooseContact(checked.pendingId, context)
    return { kind: 'signed-in', signedIn: checked }
  } catch (error) {
    const { status, message, headers } = toRefusalOrThrow(error, context)
    const isLimited = status === 429
    return page(signInPage({ brand, uid, username, failure: message, isLimited }), status, headers)
  }
}

/** A user whose only contact is an email address gets the code without choosing. */
async function chooseContact(pendingId: string, context: StepContext): Promise<StepResult> {
  const { uid, brand, rules } = context
  const choices = getCodeChoices(await rules.getState(pendingId))
  const [only] = choices
  if (choices.length === 1 && only?.method === 'email')
    return sendStep({ pending: pendingId, method: 'email' }, context)
  return page(methodPage({ brand, uid, pendingId, choices }))
}

/** Sends a code the way that was chosen. */
export async function sendStep(fields: Fields, context: StepContext): Promise<StepResult> {
  const { uid, brand, rules, remembers } = context
  const pendingId = fields['pending'] ?? ''
  try {
    const choices = getCodeChoices(await rules.getState(pendingId))
    const method = parseField(otpMethodSchema, fields['method'])
    try {
      await rules.sendCode(pendingId, method)
    } catch (error) {
      const { status, message, headers } = toRefusalOrThrow(error, context)
      return page(methodPage({ brand, uid, pendingId, choices, failure: message }), status, headers)
    }
    return page(codePage({ brand, uid, pendingId, method, sent: getSent(choices, method), remembers }))
  } catch (error) {
    return startOver(error, context)
  }
}

/** Checks the code that was typed. */
export async function codeStep(fields: Fields, context: StepContext): Promise<StepResult> {
  const { uid, brand, rules } = context
  const pendingId = fields['pending'] ?? ''
  const remembers = fields['remember'] === 'yes'
  try {
    const choices = getCodeChoices(await rules.getState(pendingId))
    const method = parseField(otpMethodSchema, fields['method'])
    try {
      const code = parseField(passcodeSchema, fields['code'], signInTexts.wrongCode)
      return { kind: 'signed-in', signedIn: await rules.checkCode({ pendingId, code, method, remembers }) }
    } catch (error) {
      const { status, message } = toRefusalOrThrow(error, context)
      if (status !== 400) throw error
      const sent = getSent(choices, method)
      return page(codePage({ brand, uid, pendingId, method, sent, remembers, failure: message }), status)
    }
  } catch (error) {
    return startOver(error, context)
  }
}

function getSent(choices: ReturnType<typeof getCodeChoices>, method: OtpMethod): string {
  return choices.find((choice) => choice.method === method)?.sent ?? ''
}

function startOver(error: unknown, context: StepContext): StepResult {
  const { uid, brand } = context
  const { status, message } = toRefusalOrThrow(error, context)
  return page(signInPage({ brand, uid, username: '', failure: message }), status)
}

class InvalidFieldError extends Error {}

/** A field that is not as it should be is the sender's fault, like a wrong password. */
function parseField<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  message: string = signInTexts.rejected,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new InvalidFieldError(message)
  return result.output
}

/** @throws the error itself when it is no refusal */
function toRefusalOrThrow(error: unknown, { toRefusal }: StepContext): Refusal {
  if (error instanceof InvalidFieldError) return { status: 400, message: error.message, headers: {} }
  const refusal = toRefusal(error)
  if (refusal === null) throw error
  return refusal
}

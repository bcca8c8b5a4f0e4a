import type { Brand } from '@producer-portal/domain/brand'
import { otpMethodSchema, passcodeSchema, passwordInputSchema, userIdInputSchema } from '@producer-portal/domain/auth'
import type { OtpMethod } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import { startPendingSignIn, completePendingSignIn, needsCode, getPendingState, sendCode } from '../auth/two-factor.ts'
import { checkPassword } from '../auth/sign-in.ts'
import type { Caller } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { getCodeChoices, codePage, methodPage, signInPage } from './pages.ts'
import type { Markup } from './pages.ts'

/** The outcome of a step: another page, or the account that has signed in. */
export type StepResult =
  | { readonly kind: 'page'; readonly page: Markup; readonly status: number; readonly headers?: HttpError['headers'] }
  | { readonly kind: 'signed-in'; readonly account: Account; readonly deviceToken: string | null }

type Fields = Readonly<Record<string, string>>

export interface StepContext {
  readonly uid: string
  readonly caller: Caller
  readonly services: Services
  /** The remembered device, from the provider's own cookie. */
  readonly deviceToken: string | undefined
  /** The name of a remembered device. */
  readonly deviceName: string
  /** True if the box for remembering the device is ticked at first. */
  readonly remembers: boolean
}

const page = (markup: Markup, status = 200, headers?: HttpError['headers']): StepResult => ({
  kind: 'page',
  page: markup,
  status,
  headers,
})

/** Checks user name and password; a second factor comes next for those who have one. */
export async function passwordStep(fields: Fields, context: StepContext): Promise<StepResult> {
  const { uid, caller, services, deviceToken } = context
  const brand = services.settings.BRAND
  const username = fields['username'] ?? ''
  try {
    const credentials = parseField(v.object({ username: userIdInputSchema, password: passwordInputSchema }), fields)
    const checked = await checkPassword(credentials, caller, services)
    const { account } = checked
    if (!(await needsCode(checked, deviceToken, services))) {
      return { kind: 'signed-in', account, deviceToken: null }
    }
    return await chooseContact(await startPendingSignIn(account, services), context)
  } catch (error) {
    const { status, message, headers } = toHttpErrorOrThrow(error)
    const isLimited = status === 429
    return page(signInPage({ brand, uid, username, failure: message, isLimited }), status, headers)
  }
}

/** A user whose only contact is an email address gets the code without choosing. */
async function chooseContact(pendingId: string, context: StepContext): Promise<StepResult> {
  const choices = getCodeChoices(await getPendingState(pendingId, context.services))
  const [only] = choices
  if (choices.length === 1 && only?.method === 'email')
    return sendStep({ pending: pendingId, method: 'email' }, context)
  return page(methodPage({ brand: context.services.settings.BRAND, uid: context.uid, pendingId, choices }))
}

/** Sends a code the way that was chosen. */
export async function sendStep(fields: Fields, { uid, services, remembers }: StepContext): Promise<StepResult> {
  const pendingId = fields['pending'] ?? ''
  const brand = services.settings.BRAND
  try {
    const choices = getCodeChoices(await getPendingState(pendingId, services))
    const method = parseField(otpMethodSchema, fields['method'])
    try {
      await sendCode(pendingId, method, services)
    } catch (error) {
      const { status, message, headers } = toHttpErrorOrThrow(error)
      return page(methodPage({ brand, uid, pendingId, choices, failure: message }), status, headers)
    }
    return page(codePage({ brand, uid, pendingId, method, label: getLabel(choices, method), remembers }))
  } catch (error) {
    return startOver(brand, uid, error)
  }
}

/** Checks the code that was typed. */
export async function codeStep(fields: Fields, { uid, services, deviceName }: StepContext): Promise<StepResult> {
  const pendingId = fields['pending'] ?? ''
  const brand = services.settings.BRAND
  const remembers = fields['remember'] === 'yes'
  try {
    const choices = getCodeChoices(await getPendingState(pendingId, services))
    const method = parseField(otpMethodSchema, fields['method'])
    try {
      const code = parseField(passcodeSchema, fields['code'], 'The code you entered is incorrect. Try again.')
      const { account, session } = await completePendingSignIn(
        { sessionId: pendingId, code, method, rememberAs: remembers ? deviceName : null },
        services,
      )
      return { kind: 'signed-in', account, deviceToken: session.mfaToken }
    } catch (error) {
      const { status, message } = toHttpErrorOrThrow(error)
      if (status !== 400) throw error
      const label = getLabel(choices, method)
      return page(codePage({ brand, uid, pendingId, method, label, remembers, failure: message }), status)
    }
  } catch (error) {
    return startOver(brand, uid, error)
  }
}

function getLabel(choices: ReturnType<typeof getCodeChoices>, method: OtpMethod): string {
  return choices.find((each) => each.method === method)?.label ?? ''
}

function startOver(brand: Brand, uid: string, error: unknown): StepResult {
  const { status, message } = toHttpErrorOrThrow(error)
  return page(signInPage({ brand, uid, username: '', failure: message }), status)
}

/** A field that is not as it should be is the sender's fault, like a wrong password. */
function parseField<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  message = 'Invalid Credentials',
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new HttpError(400, message)
  return result.output
}

/** @throws the error itself when it is no refusal */
function toHttpErrorOrThrow(error: unknown): HttpError {
  if (!(error instanceof HttpError)) throw error
  return error
}

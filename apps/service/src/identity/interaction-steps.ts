import {
  otpMethodSchema,
  passcodeSchema,
  passwordInputSchema,
  userIdInputSchema,
} from '@producer-portal/domain/session'
import type { OtpMethod } from '@producer-portal/domain/session'
import * as v from 'valibot'
import { beginPendingSignIn, finishPendingSignIn, needsCode, pendingState } from '../auth/pending-sign-in.ts'
import { sendCode } from '../auth/send-code.ts'
import { checkPassword } from '../auth/sign-in.ts'
import type { Caller } from '../http/caller.ts'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { codeChoices } from './code-choices.ts'
import { codePage } from './pages/code-page.ts'
import { methodPage } from './pages/method-page.ts'
import type { Markup } from './pages/page-layout.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** What a step leads to: another page, or the person who has signed in. */
export type StepResult =
  | { readonly kind: 'page'; readonly page: Markup; readonly status: number }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly deviceToken: string | null }

type Fields = Readonly<Record<string, string>>

export interface StepContext {
  readonly uid: string
  readonly caller: Caller
  readonly services: Services
  /** The remembered device, from the provider's own cookie. */
  readonly deviceToken: string | undefined
  /** Whether the box for remembering the device is ticked at first. */
  readonly remembers: boolean
}

const page = (markup: Markup, status = 200): StepResult => ({ kind: 'page', page: markup, status })

/** Checks user name and password; a second factor comes next for those who have one. */
export async function passwordStep(fields: Fields, context: StepContext): Promise<StepResult> {
  const { uid, caller, services, deviceToken } = context
  const username = fields['username'] ?? ''
  try {
    const credentials = read(v.object({ username: userIdInputSchema, password: passwordInputSchema }), fields)
    const account = await checkPassword(credentials, caller, services)
    if (!(await needsCode(account, deviceToken, services))) {
      return { kind: 'signed-in', userId: account.user_id, deviceToken: null }
    }
    return await firstCode(await beginPendingSignIn(account, services), context)
  } catch (error) {
    const { status, message } = refusalOf(error)
    return page(signInPage({ uid, username, failure: message }), status)
  }
}

/** Whoever has one contact only, and that an email address, gets the code without being asked. */
async function firstCode(pendingId: string, context: StepContext): Promise<StepResult> {
  const choices = codeChoices(await pendingState(pendingId, context.services))
  const [only] = choices
  if (choices.length === 1 && only?.method === 'email')
    return sendStep({ pending: pendingId, method: 'email' }, context)
  return page(methodPage({ uid: context.uid, pendingId, choices }))
}

/** Sends a code the way that was chosen. */
export async function sendStep(fields: Fields, { uid, services, remembers }: StepContext): Promise<StepResult> {
  const pendingId = fields['pending'] ?? ''
  try {
    const choices = codeChoices(await pendingState(pendingId, services))
    const method = read(otpMethodSchema, fields['method'])
    try {
      await sendCode(pendingId, method, services)
    } catch (error) {
      const { status, message } = refusalOf(error)
      return page(methodPage({ uid, pendingId, choices, failure: message }), status)
    }
    return page(codePage({ uid, pendingId, method, label: labelOf(choices, method), remembers }))
  } catch (error) {
    return beginAgain(uid, error)
  }
}

/** Checks the code that was typed. */
export async function codeStep(fields: Fields, { uid, services }: StepContext): Promise<StepResult> {
  const pendingId = fields['pending'] ?? ''
  const remembers = fields['remember'] === 'yes'
  try {
    const choices = codeChoices(await pendingState(pendingId, services))
    const method = read(otpMethodSchema, fields['method'])
    try {
      const code = read(passcodeSchema, fields['code'], 'The code you entered is incorrect. Try again.')
      const session = await finishPendingSignIn({ sessionId: pendingId, code, method, remembers }, services)
      return { kind: 'signed-in', userId: session.ucUserId ?? '', deviceToken: session.mfaToken }
    } catch (error) {
      const { status, message } = refusalOf(error)
      if (status !== 400) throw error
      const label = labelOf(choices, method)
      return page(codePage({ uid, pendingId, method, label, remembers, failure: message }), status)
    }
  } catch (error) {
    return beginAgain(uid, error)
  }
}

function labelOf(choices: ReturnType<typeof codeChoices>, method: OtpMethod): string {
  return choices.find((each) => each.method === method)?.label ?? ''
}

function beginAgain(uid: string, error: unknown): StepResult {
  const { status, message } = refusalOf(error)
  return page(signInPage({ uid, username: '', failure: message }), status)
}

/** A field that is not as it should be is the sender's fault, like a wrong password. */
function read<S extends v.GenericSchema>(schema: S, value: unknown, message = 'Invalid Credentials'): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new RequestFailure(400, message)
  return result.output
}

/** @throws the error itself when it is no refusal */
function refusalOf(error: unknown): { readonly status: number; readonly message: string } {
  if (!(error instanceof RequestFailure)) throw error
  return error
}

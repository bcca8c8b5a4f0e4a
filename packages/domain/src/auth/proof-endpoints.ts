import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { otpMethodSchema, passcodeSchema, passwordInputSchema } from './requests.ts'

const subject = 'auth'
const source = 'portal-defined'
const text = v.nullish(v.string(), null)

export const proofMethodsSchema = v.object({
  password: v.boolean(),
  /** The contacts that a code can go to, masked; null where there is none. */
  email: text,
  mobilePhone: text,
  homePhone: text,
})
export type ProofMethods = v.InferOutput<typeof proofMethodsSchema>

export const getProofMethods = defineEndpoint({
  name: 'getProofMethods',
  method: 'GET',
  path: '/session-proof',
  subject,
  source,
  summary: 'How the user can prove who they are: by password, or by a code to one of their contacts.',
  answer: proofMethodsSchema,
})

export const proveByPassword = defineEndpoint({
  name: 'proveByPassword',
  method: 'POST',
  path: '/session-proof/password',
  subject,
  source,
  summary: 'Proves by password who the user is; 400 for a wrong one.',
  signInMethod: 'legacy',
  body: v.strictObject({ password: passwordInputSchema }),
  answer: acknowledgementSchema,
})

export const requestProofCode = defineEndpoint({
  name: 'requestProofCode',
  method: 'POST',
  path: '/session-proof/code',
  subject,
  source,
  summary: 'Sends a one-time code that proves who the user is; an earlier one is no longer valid.',
  body: v.strictObject({ otpMethod: otpMethodSchema }),
  answer: acknowledgementSchema,
})

export const verifyProofCode = defineEndpoint({
  name: 'verifyProofCode',
  method: 'POST',
  path: '/session-proof/verify',
  subject,
  source,
  summary: 'Proves by the code who the user is; 400 for a wrong one.',
  body: v.strictObject({ otpCode: passcodeSchema, otpMethod: otpMethodSchema }),
  answer: acknowledgementSchema,
})

export { emailInputSchema, emailMax, isEmail } from './fields.ts'
export {
  acknowledgementSchema,
  defineEndpoint,
  failureBodySchema,
  fillPath,
  isEndpoint,
  queryString,
} from './endpoint.ts'
export { failureReasons, failureSchema, failureWords } from './failure.ts'
export type { Failure, Result } from './failure.ts'
export type { Conflict, Endpoint, EndpointAnswer, EndpointAuth, EndpointRequest, FailureBody } from './endpoint.ts'

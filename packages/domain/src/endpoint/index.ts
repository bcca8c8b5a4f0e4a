export { emailInputSchema, emailMax, isEmail } from './fields.ts'
export { acknowledgementSchema, defineEndpoint, failureSchema, fillPath, queryString } from './endpoint.ts'
export type {
  Acknowledgement,
  AnswerType,
  Conflict,
  Endpoint,
  EndpointAnswer,
  EndpointAuth,
  EndpointRequest,
  Failure,
  HttpMethod,
  RequestType,
} from './endpoint.ts'

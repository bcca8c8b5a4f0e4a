export { emailInputSchema, emailMax, isEmail } from './fields.ts'
export { acknowledgementSchema, defineEndpoint, failureSchema, fillPath, queryString } from './endpoint.ts'
export type {
  Acknowledgement,
  AnswerType,
  Endpoint,
  EndpointAnswer,
  EndpointAuth,
  EndpointRequest,
  Failure,
  HttpMethod,
  RequestType,
} from './endpoint.ts'

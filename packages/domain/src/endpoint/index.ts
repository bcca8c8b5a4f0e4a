export { defineEndpoint } from './endpoint.ts'
export type {
  AnswerType,
  Endpoint,
  EndpointAnswer,
  EndpointAuth,
  EndpointRequest,
  HttpMethod,
  RequestType,
} from './endpoint.ts'
export { acknowledgementSchema, failureSchema } from './failure.ts'
export type { Acknowledgement, Failure } from './failure.ts'
export { fillPath, queryString } from './path.ts'

/** Every status that the API defines. Those without a described handling are constants only. */
export const statusCodes = {
  ok: 200,
  created: 201,
  miniRegistration: 207,
  custom297: 297,
  custom298: 298,
  custom299: 299,
  found: 302,
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  preconditionFailed: 412,
  locked: 423,
} as const

/** The status that says 'session timeout'. None is named, so it is the unauthenticated one until a back end differs. */
export const sessionTimeoutStatus: number = statusCodes.unauthenticated

/** Statuses below 500 are answers, not faults. */
export function isAnswer(status: number): boolean {
  return status < 500
}

/** 2xx, the custom ones included. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

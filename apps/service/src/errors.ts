/**
 * The environment keeps the service from starting: a wrong setting, a taken port, an unreachable database.
 * Its message is one line for the operator and never contains a password.
 */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s+/g, ' ').trim(), options)
    this.name = 'StartupError'
  }
}

/** The code of a Node or database error (`EADDRINUSE`, `28P01`), or an empty string. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** The message of whatever was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorText).join('; ')
  return error instanceof Error ? error.message || errorCode(error) : String(error)
}

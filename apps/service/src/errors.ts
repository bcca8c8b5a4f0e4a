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
  if (error instanceof Error) return error.message || errorCode(error)
  if (typeof error !== 'object' || error === null) return String(error)
  if (isDiskFull(error)) return 'no space left on the disk'
  if ('errno' in error) return `file error ${String(error.errno)}`
  return 'message' in error ? String(error.message) : JSON.stringify(error)
}

/** PostgreSQL's code for a full disk, and Node's. */
const diskFullCodes = ['53100', 'ENOSPC']
/** The number of the same in the embedded database's file system, which throws objects that are no errors. */
const diskFullNumber = 51

/** True if something failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (diskFullCodes.includes(errorCode(error))) return true
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === diskFullNumber
}

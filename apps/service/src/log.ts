import { errorText } from './errors.ts'

type Facts = Readonly<Record<string, string | number>>

/** The log of the service. */
export interface Log {
  /** Events that an operator may want to look up later: who signed in, what was rejected. Never a secret. */
  readonly event: (event: string, facts?: Facts) => void
  /** The error with its stack; never sent to a client. */
  readonly error: (event: string, error: unknown, facts?: Facts) => void
}

/** Events on standard output, errors on standard error, one line each (and the stack). */
export const processLog: Log = {
  event: (event, facts) => void process.stdout.write(`${line(event, facts)}\n`),
  error: (event, error, facts) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : errorText(error)
    process.stderr.write(`${line(event, facts)} ${detail}\n`)
  },
}

/** Values are quoted as JSON, so that no line break sent by a client can forge an entry. */
function line(event: string, facts: Facts = {}): string {
  const pairs = Object.entries(facts).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `${new Date().toISOString()} ${event}${pairs.join('')}`
}

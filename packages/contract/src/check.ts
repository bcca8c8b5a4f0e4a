import type { Check, ContractOptions } from './rule.ts'
import { accessChecks } from './checks/access.ts'
import { cookieChecks } from './checks/cookies.ts'
import { errorChecks } from './checks/errors.ts'
import { idempotenceChecks } from './checks/idempotence.ts'
import { importChecks } from './checks/imports.ts'
import { listChecks } from './checks/lists.ts'
import { manageAccessChecks } from './checks/manage-access.ts'
import { shapeChecks } from './checks/shape.ts'
import { uploadChecks } from './checks/uploads.ts'
import type { Problem } from './server.ts'
import { toServer } from './server.ts'

/** The outcome of a check. */
export interface Outcome {
  readonly group: string
  readonly rule: string
  /** The problem it found; undefined without one. */
  readonly problem: Problem
}

const groups = {
  shape: shapeChecks,
  access: accessChecks,
  errors: errorChecks,
  lists: listChecks,
  idempotence: idempotenceChecks,
  cookies: cookieChecks,
  uploads: uploadChecks,
  'manage-access': manageAccessChecks,
  imports: importChecks,
} as const satisfies Record<string, readonly Check[]>

/** Checks a server against the contract, one request after the other. */
export async function checkContract(options: ContractOptions): Promise<readonly Outcome[]> {
  const server = toServer(options.send, options.token)
  const outcomes: Outcome[] = []
  const { only = [] } = options
  const wanted = Object.entries(groups).filter(([group]) => only.length === 0 || only.includes(group))
  for (const [group, checks] of wanted) {
    for (const { rule, run } of checks) {
      // oxlint-disable-next-line no-await-in-loop -- a server under test is not to be overrun
      const problem = await run(server, options).catch((error: unknown) => `no answer: ${String(error)}`)
      outcomes.push({ group, rule, problem })
    }
  }
  return outcomes
}

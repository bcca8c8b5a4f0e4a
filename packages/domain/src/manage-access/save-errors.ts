/** The name that identifies an application in a list of access items, which have no code. */
interface ApplicationName {
  readonly category: string | null
  readonly description: string
}

/** The name of an application: `New Business: Requirement uploads`. */
export function getApplicationName({ category, description }: ApplicationName): string {
  return category === null ? description : `${category}: ${description}`
}

/** The problem with the whole list of a save: every application must be there, once, and no other. */
export function getSharingErrors(
  items: readonly ApplicationName[],
  applications: readonly ApplicationName[],
): readonly string[] {
  const sent = items.map(getApplicationName)
  const offeredNames = applications.map(getApplicationName)
  return [
    ...sent.filter((name) => !offeredNames.includes(name)).map((name) => `accessCodes: "${name}" is unknown`),
    ...getRepeated(sent).map((name) => `accessCodes: "${name}" is given twice`),
    ...offeredNames.filter((name) => !sent.includes(name)).map((name) => `accessCodes: "${name}" is missing`),
  ]
}

/** The problem with the changes of a save: every agent must be on offer, and be there once. */
export function getAssignmentErrors(
  changes: readonly { readonly agentNumber: string }[],
  offered: readonly { readonly agentNumber: string }[],
): readonly string[] {
  const numbers = changes.map(({ agentNumber }) => agentNumber)
  const offeredNames = new Set(offered.map(({ agentNumber }) => agentNumber))
  return [
    ...numbers.filter((number) => !offeredNames.has(number)).map((number) => `managedProducers: ${number} is unknown`),
    ...getRepeated(numbers).map((number) => `managedProducers: ${number} is given twice`),
  ]
}

function getRepeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const value of values) (seen.has(value) ? repeated : seen).add(value)
  return [...repeated]
}

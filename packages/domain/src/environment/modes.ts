/** Where a deployment stands. */
export const environmentModes = ['local', 'dev', 'test', 'model', 'prod'] as const
export type EnvironmentMode = (typeof environmentModes)[number]

/** Reads a mode as sent; what is not known counts as production, which offers the least. */
export function readEnvironmentMode(sent: string): EnvironmentMode {
  const wanted = sent.trim().toLowerCase()
  return environmentModes.find((mode) => mode === wanted) ?? 'prod'
}

/** The page that crashes on purpose exists only in dev and test. */
export const testingPageModes = ['dev', 'test'] as const satisfies readonly EnvironmentMode[]

/** The outbox of sent codes and mails is served only where nobody real receives them. */
export const outboxModes = ['local', 'dev', 'test'] as const satisfies readonly EnvironmentMode[]

/** The mode of a deployment. */
export const environmentModes = ['local', 'dev', 'test', 'model', 'prod'] as const
export type EnvironmentMode = (typeof environmentModes)[number]

/** Reads a mode as sent; what is not known counts as production, which offers the least. */
export function readEnvironmentMode(sent: string): EnvironmentMode {
  const wanted = sent.trim().toLowerCase()
  return environmentModes.find((mode) => mode === wanted) ?? 'prod'
}

/** The page that crashes on purpose exists only in dev and test. */
export const testingPageModes = ['dev', 'test'] as const satisfies readonly EnvironmentMode[]

const demoModes: readonly EnvironmentMode[] = ['local', 'dev', 'test']

/**
 * True if a mode is for trying things out: demo accounts, demo data and the outbox of sent codes and mails exist only
 * there. In model and prod real people sign in.
 */
export function isDemoMode(mode: EnvironmentMode): boolean {
  return demoModes.includes(mode)
}

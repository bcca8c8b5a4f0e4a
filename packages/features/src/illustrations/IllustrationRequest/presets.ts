/** The usual scenarios: the messages with the name of each and with its sentence. */
export const presets = [
  { key: 'premiumToAge', text: 'premiumToAgeText' },
  { key: 'solveFaceAmount', text: 'solveFaceAmountText' },
  { key: 'reducedPaidUp', text: 'reducedPaidUpText' },
] as const
export type PresetKey = (typeof presets)[number]['key']

/** Adds a usual scenario below what was typed before. */
export function addPreset(typed: string, preset: string): string {
  const before = typed.trimEnd()
  return before === '' ? preset : `${before}\n\n${preset}`
}

/** Adds a usual scenario below what was typed before. */
export function addPreset(typed: string, preset: string): string {
  const before = typed.trimEnd()
  return before === '' ? preset : `${before}\n\n${preset}`
}

/**
 * The first part in brackets that is still to be filled in, as start and end; null if there is none.
 * @param from where to begin
 */
export function findBlank(text: string, from = 0): readonly [start: number, end: number] | null {
  const blank = /\[[^\][\n]+\]/g
  blank.lastIndex = from
  const found = blank.exec(text)
  return found && [found.index, found.index + found[0].length]
}

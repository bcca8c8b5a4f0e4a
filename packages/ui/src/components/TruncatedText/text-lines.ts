/** The parts of a text with several values: one for each line that is not empty. */
export function textLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** A text with several values on one line: its parts with a middle dot between them. No line begins with a dot. */
export function oneLine(text: string): string {
  return text.includes('\n') ? textLines(text).join('\u00A0· ') : text
}

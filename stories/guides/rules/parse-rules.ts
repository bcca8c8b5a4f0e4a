/** One numbered rule of the product. */
export interface Rule {
  /** Like `A-143`; it never changes. */
  readonly number: string
  readonly topic: string
  readonly statement: string
  /** The checks that hold it, each `path › title`. */
  readonly checks: readonly string[]
}

/** Reads a table of rules: a line each, with number, topic, statement and checks between tabs. */
export function parseRules(text: string): Rule[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [number = '', topic = '', statement = '', checks = ''] = line.split('\t')
      return { number, topic, statement, checks: checks.split(' | ').filter((check) => check !== '') }
    })
}

import type { StandardSchema } from '@producer-portal/ui'

/** Rules of a form in a story: each of these fields must be filled, and says so otherwise. */
export function needs<Name extends string>(
  messages: Readonly<Record<Name, string>>,
): StandardSchema<Readonly<Record<Name, string>>> {
  const validate = (value: unknown) => {
    const entries = Object.entries(value as Readonly<Record<string, string>>)
    const typed = Object.fromEntries(entries.map(([name, text]) => [name, text.trim()])) as Record<Name, string>
    const missing = (Object.keys(messages) as Name[]).filter((name) => !typed[name])
    const issues = missing.map((name) => ({ message: messages[name], path: [name] }))
    return issues.length > 0 ? { issues } : { value: typed }
  }
  return { '~standard': { version: 1, vendor: 'stories', validate } }
}

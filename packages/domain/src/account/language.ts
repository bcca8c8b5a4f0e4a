/** The languages of the portal by their tags, each named in itself. */
export const languageNames = { 'en-US': 'English', 'es-US': 'Español', 'fr-CA': 'Français' } as const

/** The tag of a language of the portal. */
export type Language = keyof typeof languageNames

/** The languages in the order in which they are offered. */
export const languages = Object.keys(languageNames) as readonly Language[]

/** The language of users who haven't chosen any. */
const defaultLanguage: Language = 'en-US'

/** The language that a profile names; the default for none, and for one that the portal doesn't speak. */
export function readLanguage(tag: string | null | undefined): Language {
  return languages.find((language) => language === tag) ?? defaultLanguage
}

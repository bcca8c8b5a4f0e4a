import { type Language, readLanguage } from '@producer-portal/domain/account'
import { createLocale, type MessageOverrides } from '@producer-portal/ui'
import { getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { spokenLanguageAtom } from './state.js'
import { storedValue } from '../storage/stored.js'

const loaders: Readonly<Record<Language, () => Promise<readonly MessageOverrides[]>>> = {
  'en-US': () => Promise.resolve([]),
  'es-US': async () => (await import('@producer-portal/features/locales/es-US')).esUS,
  'fr-CA': async () => (await import('@producer-portal/features/locales/fr-CA')).frCA,
}

/** The language of the last user of this device, for the pages before the next sign-in; the page itself reads it first. */
const deviceLanguage = storedValue<string>('device', 'language', v.string(), 'en-US')

/** Loads the texts of a language. Rejects when that fails. */
export async function loadLanguage(language: Language) {
  const [code = '', region = ''] = language.split('-')
  // Amounts are in dollars in every language
  return { locale: createLocale({ language: code, region, currency: 'USD' }), overrides: await loaders[language]() }
}

/**
 * Shows the portal in the language that a tag names, once its texts are here. When they fail to load, it stays as it is.
 */
export async function speak(tag: string | null | undefined): Promise<void> {
  const store = getDefaultStore()
  try {
    const language = readLanguage(tag)
    store.set(spokenLanguageAtom, await loadLanguage(language))
    deviceLanguage.write(language)
  } catch {
    // The next page of a session asks again
  }
  const { locale } = store.get(spokenLanguageAtom)
  Object.assign(document.documentElement, { lang: locale?.tag ?? 'en', dir: locale?.direction ?? 'ltr' })
}

/** Shows the portal in the language of the signed-in user. */
export function ChosenLanguage({ tag }: { tag: string | null | undefined }) {
  useEffect(() => void speak(tag), [tag])
  return null
}

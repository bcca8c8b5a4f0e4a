import { createLocale, getText, type MessageCatalog, type MessageOverrides } from '@producer-portal/ui'

/** The languages of the toolbar. `en-XA` is no language: its accented, longer texts show what isn't in a catalog, and what is cut off. */
export const locales = {
  'en-US': createLocale({ language: 'en', region: 'US', currency: 'USD' }),
  'en-XA': createLocale({ language: 'en', region: 'XA', currency: 'USD' }),
  'es-US': createLocale({ language: 'es', region: 'US', currency: 'USD' }),
  'fr-CA': createLocale({ language: 'fr', region: 'CA', currency: 'CAD' }),
} as const

type LocaleId = keyof typeof locales

const loaders: Readonly<Record<LocaleId, () => Promise<readonly MessageOverrides[]>>> = {
  'en-US': () => Promise.resolve([]),
  'en-XA': createPseudoPack,
  'es-US': async () => (await import('@producer-portal/features/locales/es-US')).esUS,
  'fr-CA': async () => (await import('@producer-portal/features/locales/fr-CA')).frCA,
}

/** The language that a value of the toolbar names; that of the portal for any other. */
export function readLocale(value: unknown): LocaleId {
  return Object.keys(locales).find((id): id is LocaleId => id === value) ?? 'en-US'
}

/** Loads the texts of the toolbar's language before a story is drawn. */
export async function loadTexts({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  return { texts: await loaders[readLocale(globals['locale'])]() }
}

const subjects = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../packages/ui/src/i18n/*-texts.ts',
  '../packages/features/src/i18n/page-titles.ts',
  '../packages/features/src/**/*messages.ts',
  '!../packages/features/src/testing/**',
])

async function createPseudoPack(): Promise<readonly MessageOverrides[]> {
  const modules = await Promise.all(Object.values(subjects).map((load) => load()))
  const catalogs = modules.flatMap((each) => Object.values(each).filter(isCatalog))
  return catalogs.map(toPseudo)
}

const isCatalog = (value: unknown): value is MessageCatalog =>
  typeof value === 'object' && value !== null && 'subject' in value && 'entries' in value

function toPseudo({ subject, entries }: MessageCatalog): MessageOverrides {
  const texts = Object.entries(entries).map(([key, message]) => {
    const text = getText(message)
    if (typeof text === 'string') return [key, stretch(text)]
    return [key, Object.fromEntries(Object.entries(text).map(([form, words]) => [form, stretch(words)]))]
  })
  return { subject, texts: Object.fromEntries(texts) as MessageOverrides['texts'] }
}

const [plainLetters, accented] = ['aeiouyAEIOUYcnCN', 'àéîöûýÀÉÎÖÛÝçñÇÑ']

/**
 * Accents a text and makes it 40 % longer, as translations are; what is filled in stays. A word is always stretched in the
 * same way, so that the label of a button is still a part of its longer name for screen readers.
 */
function stretch(text: string): string {
  return text
    .split(/(\{\w+\}|\[[^\]]*\])/u)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, stretchWord)))
    .join('')
}

const stretchWord = (word: string) =>
  word.replaceAll(/[aeiouycn]/giu, (letter) => accented.charAt(plainLetters.indexOf(letter))) +
  'ẋ'.repeat(Math.round(word.length * 0.45))

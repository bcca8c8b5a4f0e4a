/// <reference types="vite/client" />
import {
  choiceTexts,
  coreTexts,
  dateTexts,
  formTexts,
  getText,
  listTexts,
  tablePartTexts,
  tableTexts,
} from '@producer-portal/ui'
import type { MessageCatalog, PluralText } from '@producer-portal/ui'
import { describe, expect, test } from 'vitest'
import { isMessageCatalog } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'
import { esUS } from './es-US/index.js'
import { frCA } from './fr-CA/index.js'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../**/*messages.ts', '!../testing/**'], {
  eager: true,
})
const catalogs: readonly MessageCatalog[] = [
  choiceTexts,
  coreTexts,
  dateTexts,
  formTexts,
  listTexts,
  tablePartTexts,
  tableTexts,
  pageTitles,
  ...Object.values(modules).flatMap((each) => Object.values(each).filter(isMessageCatalog)),
]

const allForms = (text: string | PluralText) => (typeof text === 'string' ? [text] : Object.values(text))
const placesOf = (text: string | PluralText) =>
  [...new Set(allForms(text).flatMap((form) => form.match(/\{\w+\}|\[[a-z ]+\]/gu) ?? []))].toSorted()

describe.each([
  ['fr-CA', frCA],
  ['es-US', esUS],
] as const)('the texts of %s', (tag, pack) => {
  const texts = Object.fromEntries(pack.map((override) => [override.subject, override.texts]))
  const entries = catalogs.flatMap(({ subject, entries: own }) =>
    Object.entries(own).map(([key, message]) => ({
      name: `${subject}/${key}`,
      source: getText(message),
      text: texts[subject]?.[key] ?? '',
    })),
  )

  test('are for every catalog, and for no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(catalogs.map(({ subject }) => subject).toSorted())
  })

  test('name every place that the English text fills, and no other', () => {
    expect(entries.filter(({ source, text }) => String(placesOf(source)) !== String(placesOf(text)))).toEqual([])
  })

  test('have no form that the language does not count by', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    const forms = entries.flatMap(({ text }) => (typeof text === 'string' ? [] : Object.keys(text)))
    expect([...new Set(forms)].filter((form) => !pluralCategories.includes(form as Intl.LDMLPluralRule))).toEqual([])
  })
})

test('French puts a space that does not break before a colon and inside quotation marks', () => {
  const texts = frCA
    .flatMap((override) => Object.values(override.texts))
    .flatMap((text) => (text ? allForms(text) : []))
  expect(texts.filter((text) => / [:»]|« /u.test(text))).toEqual([])
})

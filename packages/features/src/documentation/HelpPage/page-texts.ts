import { getText } from '../../i18n/define-messages.js'
import type { MessagesContextValue } from '../../i18n/MessagesProvider.js'
import { formatMessage } from '../../i18n/useMessages.js'
import type { HelpPageText } from './help-page-text.js'

const mark = /\*\*(.+?)\*\*/g

/** Gives a text of the page, in which `**` is around each label that it quotes: `**Save**`, `**Agents|/agents**`. */
export type HelpTexts = (key: string) => string

/** The texts of a help page with the overrides of the deployment, also those of the labels that they quote. */
export function toHelpTexts(
  { catalog, labels = {}, links = {} }: HelpPageText,
  context: MessagesContextValue,
): HelpTexts {
  const { brand, overrides } = context
  const getOverride = (subject: string, key: string) =>
    overrides.findLast((own) => own.subject === subject && own.texts[key] !== undefined)?.texts[key]
  const getLabel = (label: string) => {
    const replaced = [labels[label] ?? []].flat().map((source) => {
      const [subject = '', key = ''] = source.split('/')
      return getOverride(subject, key)
    })
    return replaced.find((text) => typeof text === 'string') ?? label
  }
  return (key) => {
    const text = getOverride(catalog.subject, key) ?? getText(catalog.entries[key] ?? key)
    return formatMessage(text, { ...brand }).replace(mark, (_, label: string) => {
      const href = links[label]
      return `**${getLabel(label)}${href === undefined ? '' : `|${href}`}**`
    })
  }
}

/** The labels that a text quotes. */
export function getQuotedLabels(text: string): readonly string[] {
  return [...text.matchAll(mark)].map(([, label = '']) => label)
}

/** A text without the marks around the labels that it quotes. */
export function toPlainText(text: string): string {
  return text.replace(mark, (_, label: string) => label.split('|')[0] ?? '')
}

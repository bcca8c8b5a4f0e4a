import { caseColumns } from '@producer-portal/domain/cases'
import { navigationTree } from '@producer-portal/domain/catalog'
import { delegationDetailLabel, delegationListLabel, neverUpdatedText } from '@producer-portal/domain/manage-access'
import * as account from '@producer-portal/features/account'
import * as auth from '@producer-portal/features/auth'
import * as cases from '@producer-portal/features/cases'
import * as clientLookup from '@producer-portal/features/client-lookup'
import * as columnSettings from '@producer-portal/features/column-settings'
import * as dashboard from '@producer-portal/features/dashboard'
import { getQuotedLabels, helpPages, quotedLabels } from '@producer-portal/features/documentation'
import * as exportsOfLists from '@producer-portal/features/exports'
import { commonMessages, type MessageCatalog } from '@producer-portal/features/i18n'
import * as inforce from '@producer-portal/features/inforce'
import * as illustrations from '@producer-portal/features/illustrations'
import { listMessages } from '@producer-portal/features/list-messages'
import * as leaderboard from '@producer-portal/features/leaderboard'
import * as manageAccess from '@producer-portal/features/manage-access'
import * as quickLinks from '@producer-portal/features/quick-links'
import * as requirements from '@producer-portal/features/requirements'
import * as shell from '@producer-portal/features/shell'
import { coreTexts, listTexts } from '@producer-portal/ui'
import { expect, test } from 'vitest'

const subjects = [
  account,
  auth,
  cases,
  clientLookup,
  columnSettings,
  dashboard,
  exportsOfLists,
  inforce,
  illustrations,
  leaderboard,
  manageAccess,
  quickLinks,
  requirements,
  shell,
]
const catalogs = [
  coreTexts,
  listTexts,
  commonMessages,
  listMessages,
  ...subjects.flatMap((subject) => Object.values(subject).filter(isCatalog)),
]

/** The texts of screens, as 'subject/name'. */
const screenTexts: Readonly<Record<string, string>> = Object.fromEntries([
  ...catalogs.flatMap(({ subject, entries }) =>
    Object.entries(entries).map(([name, message]) => [`${subject}/${name}`, getLabel(message)]),
  ),
  ...navigationTree.flatMap((item) => [item, ...item.children]).map(({ name }) => [`terms/${name}`, name]),
  ...caseColumns.all.map(({ id, title }) => [`columns/${id}`, title]),
  ['terms/Disabled', delegationListLabel('disabled')],
  ['terms/Access Suspended', delegationDetailLabel('disabled')],
  ['terms/Before March 8, 2024', neverUpdatedText],
])

const sources = Object.entries(quotedLabels).flatMap(([label, from]) => [from].flat().map((source) => [source, label]))

test('the source of every label that a help page quotes is known, and of no other', () => {
  const quoted = Object.values(helpPages).flatMap(({ markdown }) => getQuotedLabels(markdown))
  expect([...new Set(quoted)].toSorted()).toEqual(Object.keys(quotedLabels).toSorted())
})

test.each(sources)('%s reads %s on the screens, as help pages quote it', (source, label) => {
  expect(screenTexts[source]).toBe(label)
})

function isCatalog(value: unknown): value is MessageCatalog {
  return typeof value === 'object' && value !== null && 'subject' in value && 'entries' in value
}

/** The text of a message without a count at its end: 'Agent Tasks' for 'Agent Tasks ({count})'. */
function getLabel(message: unknown): string {
  const text: unknown = typeof message === 'object' && message !== null && 'text' in message ? message.text : message
  return typeof text === 'string' ? text.replace(/ \(\{\w+\}\)$/, '') : ''
}

import type { QuickLinkGroups, QuickLinkOption, QuickLinkSelection, QuickLinkType } from '../quick-links/index.ts'
import { addQuickLinks, groupQuickLinks } from '../quick-links/index.ts'

function link(id: string, type: QuickLinkType, name: string, url: string, childIconName: string): QuickLinkOption {
  return { id, type, name, url, altName: null, childIconName }
}

const requests = '/sales-support/illustrations/in-force-illustration-requests'

/** Every link that the demo accounts can choose; the five cards of the illustrations hub are among them. */
export const mockQuickLinkOptions: readonly QuickLinkOption[] = [
  link('ql-life', 'application', 'Life Insurance New Sales', 'https://life.example.com/', 'shield'),
  link('ql-fixed', 'application', 'Fixed Annuities', 'https://annuities.example.com/fixed', 'landmark'),
  link('ql-disability', 'application', 'Disability Income Insurance', 'https://di.example.com/', 'heart-pulse'),
  link('ql-variable', 'application', 'Variable Annuities', 'https://annuities.example.com/variable', 'chart-line'),
  link('ql-inforce-requests', 'page', 'Request In-force Illustrations', requests, 'file-text'),
  link('ql-pending', 'page', 'Pending New Business', '/new-business/pending', 'clock'),
  link('ql-inforce', 'page', 'In-Force Activity', '/inforce-business/all', 'activity'),
  link('ql-statements', 'page', 'Benefact & NCDC Statements', '/statements', 'file-text'),
  link('ql-access', 'page', 'Manage Access', '/manage-access', 'users'),
  link('ql-leaderboard', 'page', 'Leaderboard', '/leaderboard', 'trophy'),
  link('ql-forms', 'other', 'Forms Library', 'https://forms.example.com/', 'folder'),
  link('ql-training', 'other', 'Training Center', 'https://training.example.com/', 'graduation-cap'),
]

/** The options as GET /quicklinks answers them. */
export function mockQuickLinkGroups(): QuickLinkGroups {
  return groupQuickLinks(mockQuickLinkOptions)
}

/** What a producer has chosen: four links, in an order of her own. */
export const mockQuickLinkSelections: readonly QuickLinkSelection[] = addQuickLinks([], mockQuickLinkOptions, [
  'ql-life',
  'ql-pending',
  'ql-statements',
  'ql-forms',
]).map((quickLink, place) => ({ quickLink, userOrder: 4 - place }))

import type { HelpPageId } from '@producer-portal/domain/documentation'
import { classicPhaseOutPages } from './classic-phase-out.js'
import { defineHelpPage, type HelpPageText } from './HelpPage/help-page-text.js'
import { manageAccessGuides } from './manage-access-guides.js'
import { portalFaq } from './portal-faq.js'
import { quickLinksFaq } from './quick-links-faq.js'
import { columnSettingsFaqMessages, uploadFaqMessages } from './messages.js'

/** The help page about answering requirements. */
export const uploadFaq = defineHelpPage(uploadFaqMessages, {
  title: 'title',
  lead: 'lead',
  updated: '2026-11-20',
  sections: [
    {
      id: 'sending',
      title: 'howTitle',
      blocks: [{ kind: 'steps', texts: ['howOpen', 'howUpload', 'howChoose', 'howSend'] }],
      picture: { name: 'upload', alt: 'howPicture' },
    },
    {
      id: 'files',
      title: 'filesTitle',
      blocks: [{ kind: 'facts', texts: ['filesPdf', 'filesCount', 'filesSize', 'filesTotal', 'filesReadable'] }],
    },
    { id: 'merging', title: 'mergeTitle', blocks: [{ kind: 'paragraphs', texts: ['mergeText'] }] },
    { id: 'comments', title: 'commentTitle', blocks: [{ kind: 'paragraphs', texts: ['commentText'] }] },
    { id: 'status', title: 'statusTitle', blocks: [{ kind: 'paragraphs', texts: ['statusComment', 'statusUpload'] }] },
    {
      id: 'failures',
      title: 'failedTitle',
      blocks: [{ kind: 'paragraphs', texts: ['failedFile', 'failedConnection'] }],
    },
  ],
  labels: {
    'New Business': ['cases/title', 'navigation/New Business'],
    'Case Requirements': 'requirements/title',
    'Agent Tasks': 'requirements/agentTasks',
    Upload: 'common/upload',
    Uploaded: 'requirements/uploaded',
    Comment: 'requirements/comment',
  },
})

/** The help page about column settings. */
export const columnSettingsFaq = defineHelpPage(columnSettingsFaqMessages, {
  title: 'title',
  lead: 'lead',
  updated: '2024-03-29',
  sections: [
    { id: 'scope', title: 'scopeTitle', blocks: [{ kind: 'paragraphs', texts: ['scopeText'] }] },
    {
      id: 'reordering',
      title: 'reorderTitle',
      blocks: [{ kind: 'facts', texts: ['reorderDrag', 'reorderKeys', 'reorderBlocks'] }],
    },
    { id: 'hiding', title: 'hideTitle', blocks: [{ kind: 'facts', texts: ['hideText', 'hideToggle', 'hideLocked'] }] },
    {
      id: 'locking',
      title: 'lockTitle',
      blocks: [{ kind: 'facts', texts: ['lockText', 'lockOrder', 'lockLimit'] }],
      picture: { name: 'columns', alt: 'lockPicture' },
    },
    {
      id: 'saving',
      title: 'saveTitle',
      blocks: [{ kind: 'facts', texts: ['saveApply', 'saveCancel', 'saveRestore'] }],
    },
    { id: 'exports', title: 'exportTitle', blocks: [{ kind: 'paragraphs', texts: ['exportColumns', 'exportZeros'] }] },
  ],
  labels: {
    'New Business': ['cases/title', 'navigation/New Business'],
    Pending: ['column-settings/tabPending', 'cases/tabPending'],
    Issued: ['column-settings/tabIssued', 'cases/tabIssued'],
    'Not Placed': ['column-settings/tabNotPlaced', 'cases/tabNotPlaced'],
    'Hidden columns': 'column-settings/hiddenColumns',
    'Save and Apply': 'column-settings/save',
    Cancel: 'common/cancel',
    'Restore to Default': 'column-settings/restore',
    'Insured Name': 'columns/insured-name',
  },
})

/** The help pages by the last part of their address. */
export const helpPages: Readonly<Record<HelpPageId, HelpPageText>> = {
  'upload-faq': uploadFaq,
  'column-settings-faq': columnSettingsFaq,
  ...manageAccessGuides,
  'portal-faq': portalFaq,
  'quicklinks-faq': quickLinksFaq,
  ...classicPhaseOutPages,
}

/** The day on which a page was changed last, `YYYY-MM-DD`. @param written when nothing was changed before */
export function latestUpdate(pages: Readonly<Record<string, Pick<HelpPageText, 'updated'>>>, written: string): string {
  return Object.values(pages).reduce((latest, { updated = '' }) => (updated > latest ? updated : latest), written)
}

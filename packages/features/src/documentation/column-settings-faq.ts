import { columnSettingsFaqMessages } from './column-settings-faq-messages.js'
import { defineHelpPage } from './help-page-text.js'

/** The help page about column settings. */
export const columnSettingsFaq = defineHelpPage(columnSettingsFaqMessages, {
  title: 'title',
  lead: 'lead',
  updated: '2024-03-29',
  back: { label: 'back', href: '/new-business/column-settings/pending' },
  sections: [
    { id: 'scope', title: 'scopeTitle', blocks: [{ kind: 'paragraphs', texts: ['scopeText'] }] },
    {
      id: 'reordering',
      title: 'reorderTitle',
      blocks: [{ kind: 'facts', texts: ['reorderDrag', 'reorderKeys', 'reorderBlocks'] }],
    },
    { id: 'hiding', title: 'hideTitle', blocks: [{ kind: 'facts', texts: ['hideText', 'hideToggle', 'hideLocked'] }] },
    { id: 'locking', title: 'lockTitle', blocks: [{ kind: 'facts', texts: ['lockText', 'lockOrder', 'lockLimit'] }] },
    {
      id: 'saving',
      title: 'saveTitle',
      blocks: [{ kind: 'facts', texts: ['saveApply', 'saveCancel', 'saveRestore'] }],
    },
    { id: 'exports', title: 'exportTitle', blocks: [{ kind: 'paragraphs', texts: ['exportColumns', 'exportZeros'] }] },
  ],
})

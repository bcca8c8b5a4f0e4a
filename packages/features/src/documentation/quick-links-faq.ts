import { authored, defineMessages } from '../i18n/define-messages.js'
import { defineHelpPage } from './HelpPage/help-page-text.js'

/** Every text of the help page about quick links. */
export const quickLinksFaqMessages = defineMessages('documentation-quicklinks-faq', {
  title: 'Quicklinks FAQ',
  lead: authored('Choose the links on your dashboard and their order.'),

  whereTitle: authored('Where do I choose my quick links?'),
  whereText: authored('On the dashboard, select **Edit** next to **Quick Links**. **Preferences** leads there, too.'),

  addTitle: authored('How do I add and remove links?'),
  addButtons: authored(
    'Select **Add** next to a link under **Available links**, or **Remove** next to one under **Your links**.',
  ),
  addDrag: authored('With a mouse, drag a link from one list to the other.'),
  addPicture: authored('Two lists side by side: available links, and your links.'),
  addPhone: authored('On a phone, mark the links you want, then add them together.'),

  orderTitle: authored('How do I change their order?'),
  orderDrag: authored('Drag a link to its new place under **Your links**, or use its two arrows.'),
  orderKeys: authored(
    'With the keyboard, press an arrow key on one of the arrows. Home and End move a link to the top and the bottom.',
  ),

  saveTitle: authored('When do my changes count?'),
  saveText: authored(
    'When you select **Save**. Your dashboard then shows your links in that order on every device. **Cancel** undoes your changes.',
  ),

  missingTitle: authored('Why is a link missing?'),
  missingText: authored('The list has only links to pages and applications that your access includes.'),
})

/** The help page about quick links. */
export const quickLinksFaq = defineHelpPage(quickLinksFaqMessages, {
  title: 'title',
  lead: 'lead',
  sections: [
    { id: 'where', title: 'whereTitle', blocks: [{ kind: 'paragraphs', texts: ['whereText'] }] },
    {
      id: 'adding',
      title: 'addTitle',
      blocks: [{ kind: 'facts', texts: ['addButtons', 'addDrag', 'addPhone'] }],
      picture: { name: 'quick-links', alt: 'addPicture' },
    },
    { id: 'order', title: 'orderTitle', blocks: [{ kind: 'facts', texts: ['orderDrag', 'orderKeys'] }] },
    { id: 'saving', title: 'saveTitle', blocks: [{ kind: 'paragraphs', texts: ['saveText'] }] },
    { id: 'missing', title: 'missingTitle', blocks: [{ kind: 'paragraphs', texts: ['missingText'] }] },
  ],
  labels: {
    Edit: 'dashboard/edit',
    'Quick Links': 'dashboard/quickLinks',
    Preferences: 'shell/preferences',
    Add: 'quick-links/addShort',
    'Available links': 'quick-links/available',
    Remove: 'quick-links/removeShort',
    'Your links': 'quick-links/chosen',
    Save: 'quick-links/save',
    Cancel: 'common/cancel',
  },
})

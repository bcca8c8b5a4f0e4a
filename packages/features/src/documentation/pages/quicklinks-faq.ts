import type { HelpPageText } from '../HelpPage/help-page.js'

/** The help page about quick links. */
export const quicklinksFaq: HelpPageText = {
  id: 'quicklinks-faq',
  markdown: `
# Quicklinks FAQ

Choose the links on your dashboard and their order.

## Where do I choose my quick links? {#where}

On the dashboard, select **Edit** next to **Quick Links**. **Preferences** leads there, too.

## How do I add and remove links? {#adding}

- Select **Add** next to a link under **Available links**, or **Remove** next to one under **Your links**.
- With a mouse, drag a link from one list to the other.
- On a phone, mark the links you want, then add them together.

![Two lists side by side: your links, and available links.](quick-links)

## How do I change their order? {#order}

- Drag a link to its new place under **Your links**, or use its two arrows.
- With the keyboard, press an arrow key on one of the arrows. Home and End move a link to the top and the bottom.

## When do my changes count? {#saving}

When you select **Save**. Your dashboard then shows your links in that order on every device. **Cancel** undoes your changes.

## Why is a link missing? {#missing}

The list has only links to pages and applications that your access includes.
`,
}

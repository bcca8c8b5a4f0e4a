import type { HelpPageText } from '../HelpPage/help-page.js'

/** The notice that the classic workbench is phased out. */
export const transitionCommunication: HelpPageText = {
  id: 'transition-communication',
  updated: '2023-09-22',
  actions: ['dashboard', 'classic'],
  markdown: `
# Classic Workbench Phase-Out Notice

{product} replaces the classic workbench page by page. You can use both during the change.

## What is changing? {#change}

Your cases, contracts and links are on the new dashboard. What you can see stays the same, because your access does not change.

## Timeline {#timeline}

- 2023-10-06: The new dashboard opens first when you sign in. The classic dashboard is one click away.
- 2023-09-22: The new dashboard is open to everyone who wants to try it.

## When are classic pages removed? {#policy}

A page is removed when the new portal covers what it does. You'll receive a thirty-day notification before a page is removed.
`,
}

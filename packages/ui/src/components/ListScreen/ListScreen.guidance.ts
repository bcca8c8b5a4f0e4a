import type { Guidance } from '../../testing/stories/guidance.js'

export const listScreenGuidance = {
  status: 'beta',
  when: ['For a page whose subject is one long list that people narrow, sort, export and work through.'],
  whenNot: [
    'For a few rows on a start page: use `ListWidget`.',
    'For a table among other content: use `DataTable`, with `Toolbar` and `ListFilters` where it needs them.',
  ],
  anatomy: [
    ['Header', 'Breadcrumb, title, a line about whose list it is, and the buttons of the page.'],
    ['Switcher', 'The ways to lists of the same kind, beside the title: links, or a choice.'],
    [
      'Toolbar',
      'The button of the filters, the count, further actions and a menu. On a phone two lines: count and actions, then filters and the order of the cards.',
    ],
    [
      'Filters',
      'Fields that take effect at once, shown while one is set or the user opens them; below 768 px a dialog. Hidden ones list what is set.',
    ],
    [
      'Table',
      'Page by page, or with the size All one list that scrolls; below 768 px cards. The page size is below it, with the pages.',
    ],
    ['No rows', 'One sentence, what was looked for, and where filters keep rows back a button that clears them.'],
    ['Prompt', 'In place of the list, where users choose first whose list it is.'],
  ],
  keyboard: [
    ['Tab', 'Goes through header, toolbar and filters into the table, which is one stop.'],
    ['Arrows', 'In the table: go from cell to cell.'],
    ['Enter', 'On a header: sorts. On a cut text: shows all of it.'],
  ],
  pattern: 'A page header, a toolbar and a WAI-ARIA Grid',
} satisfies Guidance

import type { Guidance } from '../../testing/stories/guidance.js'

export const dataTableGuidance = {
  status: 'stable',
  when: [
    'For rows that users compare, sort and look through: ten or a hundred thousand.',
    'With `pagination` in a page of other things; without it where the table is the page and has a height to fill.',
    'With up to three locked columns that say which row this is; more leave too little space for the rest.',
  ],
  whenNot: [
    'For a few facts about one thing: use `DescriptionList`.',
    'For two or three rows that need no sort: use `Card`s or a list.',
    'To edit many values at once, as in a spreadsheet: open the row in a `SlideOut` and use a form.',
  ],
  anatomy: [
    ['Frame', 'A hairline around everything that belongs to the table, its page buttons and its messages included.'],
    ['Header', 'Stays in view. A press sorts; the arrow shows on the sorted column, and on others under the pointer.'],
    ['Handle', 'With `isResizable`: the end edge of a header. Drag it, press it for buttons, press twice to fit.'],
    ['Locked block', 'Stays at the start, behind a stronger edge, while it takes no more than 60 % of the width.'],
    ['Row number', 'Muted; counts on from page to page.'],
    ['Cut text', 'Dotted underline; opens in full by pointer, touch and keyboard.'],
    ['Row actions', 'Small quiet buttons or a menu at the end of each row.'],
    [
      'Row that expands',
      'With `expansion`: a chevron after the row actions, and a line for each item in the same columns.',
    ],
    [
      'Row that opens',
      'With `onRowAction`: a press anywhere on the row; a control in it does the same. With `getRowHref`, its name is a link, and Ctrl, Command or the middle button open a new tab.',
    ],
    ['Page buttons', 'Below the rows; the same texts as `Pagination`.'],
    [
      'Cards',
      'Below 768 px: one card a row, a choice of order above them, and no field that is blank. Where columns have places on it, a card is a summary of a few lines, and a button shows all fields; otherwise it lists the first ones, and a button shows the others.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes into the table, to the cell that had the focus last; the next one leaves it.'],
    [
      'Arrows',
      'Go from cell to cell, the headers included; what is hidden scrolls into view. The only button, link or checkbox of a cell has the focus itself.',
    ],
    ['Home, End', 'Go to the ends of the row; with Ctrl to those of the table.'],
    ['Page up, Page down', 'Go a screen of rows up or down.'],
    [
      'Enter',
      'On a header: sorts. On cut text: shows it in full. On the only button, link or checkbox of a cell: presses it. On a cell with several: goes to the first. Otherwise opens the row.',
    ],
    ['F2', 'The same in a row. On a header that can be resized: goes to its handle.'],
    ['Left and right arrows', 'Inside a cell: go from control to control. On a handle: 16 px a step, 64 with Shift.'],
    ['Home, End', 'On a handle: as narrow as it may be; as wide as its content.'],
    ['Enter, Escape', 'On a handle: keep the width; give it up. Both go back to the header.'],
    ['Escape', 'Inside a cell: goes back to the cell.'],
  ],
  pattern: 'WAI-ARIA Grid, with one tab stop; a handle follows Window Splitter',
} satisfies Guidance

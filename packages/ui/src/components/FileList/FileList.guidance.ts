import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `FileList`. */
export const fileListGuidance = {
  status: 'stable',
  when: ['Show the files that a `FileDrop` took: how far each is, what is wrong, and the ways to put it right.'],
  whenNot: ['Documents to open and download are a list of `Link`s or a `DataTable`.'],
  anatomy: [
    ['Icon', 'a page, a tick or a warning; a text beside it says the same'],
    ['Name and state', 'size, progress, or what is wrong'],
    ['Retry button', 'only where sending it again can help'],
    ['Move buttons and grip', 'only where the order counts'],
    ['Remove button', 'last in the row'],
  ],
  keyboard: [
    ['Tab', 'goes through the buttons of each row'],
    ['Arrow Up, Arrow Down, Home, End', 'on a move button: move the file'],
    [
      'Space, Enter',
      "press a button; after a removal the focus goes to the next row, after a retry to the row's remove button",
    ],
  ],
  pattern: 'List of items with buttons and progress bars; moves, removals, failures and arrivals are read out.',
} satisfies Guidance

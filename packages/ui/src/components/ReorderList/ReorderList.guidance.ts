import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `ReorderList`. */
export const reorderListGuidance = {
  status: 'stable',
  when: [
    'Let users put a few dozen things in order, such as columns or links.',
    'Use groups for lines that may not mix, such as locked and other columns.',
  ],
  whenNot: [
    'Order by a rule is sorting: `DataTable`.',
    'With `canMoveBetweenGroups`, offer a button for it as well: dragging alone shuts people out.',
  ],
  anatomy: [
    [
      'Grip',
      'says that the line can be dragged: a mouse takes it anywhere, a finger by the grip, so that it can still scroll',
    ],
    ['Content', 'text, or a control such as a checkbox'],
    ['Move buttons', 'the same by press and key; the one that leads nowhere is dimmed and keeps the focus'],
    ['Gap line', 'where the line would fall; a group that may not take it is dimmed'],
  ],
  keyboard: [
    ['Tab', 'reaches the buttons of each line'],
    ['Space, Enter', 'move the line by one'],
    ['Arrow Up, Arrow Down', 'on a move button: move the line by one'],
    ['Home, End', 'on a move button: to an end of its group'],
  ],
  pattern:
    'List with move buttons; each move is read out with its place, and the focus stays with the line. A mouse and a finger drag.',
} satisfies Guidance

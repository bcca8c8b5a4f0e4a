import type { Guidance } from '../../testing/stories/guidance.js'

export const menuGuidance = {
  status: 'stable',
  when: [
    'To offer actions or pages under a control of your own, such as an avatar or a place of the navigation.',
    'With groups when there are more than about seven lines.',
  ],
  whenNot: [
    'Under a plain button: use `MenuButton`.',
    'To choose a value in a form: use `Select`.',
    'For content other than lines, such as fields or a card: use `Popover`.',
  ],
  anatomy: [
    ['Control', 'Opens and closes the menu, and says which.'],
    ['Line', 'An action or a link: an icon, a label, and a muted note such as a count.'],
    ['Group', 'Lines under a heading, parted by a hairline.'],
  ],
  keyboard: [
    ['Enter, Space or Arrow down', 'On the control: opens the menu with the first line focused.'],
    ['Arrow up', 'On the control: opens it with the last line focused.'],
    ['Arrow down, Arrow up', 'Go from line to line and round at the ends, also to what cannot be chosen.'],
    ['Home, End', 'Go to the first and the last line.'],
    ['Letters', 'Go to the line that begins with them.'],
    ['Enter or Space', 'Chooses the line, closes the menu and gives the focus back to the control.'],
    ['Escape or Tab', 'Closes the menu and gives the focus back to the control.'],
  ],
  pattern: 'WAI-ARIA Menu Button',
} satisfies Guidance

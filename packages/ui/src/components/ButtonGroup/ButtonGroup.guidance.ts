import type { Guidance } from '../../testing/stories/guidance.js'

export const buttonGroupGuidance = {
  status: 'stable',
  when: [
    'To put buttons that belong together side by side, the main one last.',
    'Attached, for a few ways to see the same list, one of which is on.',
  ],
  whenNot: [
    'For views with content of their own: use `Tabs`.',
    'For a choice in a form: use `RadioGroup`.',
    'For more than four buttons: put the rest into a `MenuButton`.',
  ],
  anatomy: [
    ['Buttons', 'Of one size; at most one of them primary.'],
    ['Name', 'Read out before the buttons when their labels alone do not say what they are for.'],
  ],
  keyboard: [['Tab', 'Goes from button to button; the group has no keys of its own.']],
  pattern: 'A group; attached, of toggle buttons with aria-pressed',
} satisfies Guidance

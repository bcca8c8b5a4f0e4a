import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `RadioGroup`. */
export const radioGroupGuidance = {
  status: 'stable',
  when: [
    'Let users choose one of two to about six that they should see side by side.',
    'Give a choice a hint where its label alone is not clear enough.',
  ],
  whenNot: [
    'More choices are a `Select`.',
    'What is on or off is a `Switch`; panels of a page are `Tabs`.',
    'Several at a time are `Checkbox`es.',
  ],
  anatomy: [
    ['Legend', 'the question'],
    ['Choices', 'one on a line; two or three short ones may share a line, or a bar of segments'],
    ['Hint of a choice', 'under its label; describes it and is no part of its name'],
    ['Error', 'what is wrong with the question as a whole'],
  ],
  keyboard: [
    ['Tab', 'reaches the chosen one, or the first; the next leaves the group'],
    ['Arrow keys', 'choose the next or the one before, around the ends'],
    ['Space', 'chooses the one with the focus'],
  ],
  pattern: 'Native radio buttons; APG radio group.',
} satisfies Guidance

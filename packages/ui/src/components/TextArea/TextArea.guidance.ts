import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `TextArea`. */
export const textAreaGuidance = {
  status: 'stable',
  when: ['Ask for a text of several lines, such as a comment to the home office.'],
  whenNot: [
    'One line is a `TextField`.',
    'Do not cut off what goes past the limit: users who paste must see it to shorten it.',
  ],
  anatomy: [
    ['Label and hint', 'say what to write, and the limit where there is one'],
    ['Box', 'four lines high at first; users may drag it taller'],
    [
      'Counter',
      'stays away until few characters are left, then is read out when typing pauses; it keeps its place free, so nothing jumps',
    ],
    ['Error', 'is beside the counter'],
  ],
  keyboard: [
    ['Enter', 'starts a line'],
    ['Tab', 'leaves the box'],
  ],
  pattern: 'Native textarea; the counter describes it and speaks through a polite live region.',
} satisfies Guidance

import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `NumberField`. */
export const numberFieldGuidance = {
  status: 'stable',
  when: ['Ask for an amount, a rate or a count, with its unit inside the box.'],
  whenNot: [
    'Policy numbers, codes and ZIP codes are no quantities: use a `TextField`.',
    'A few whole numbers to pick from are a `Select`.',
  ],
  anatomy: [
    ['Label and hint', 'say what is counted, and the least and greatest number'],
    ['Unit', 'before or after the figures, read out with them'],
    ['Figures', 'put in groups of three when users go on, never under the cursor'],
    ['Error', 'a number past a limit stays as typed, and the error says what is wrong'],
  ],
  keyboard: [
    ['Arrow Up, Arrow Down', 'one step up or down, inside the limits; the number is read out'],
    ['Digits, point, minus', 'any number may be typed; letters are left out'],
  ],
  pattern:
    'Text input with inputmode numeric or decimal; it steps as a spinbutton does, and the scroll wheel never changes it.',
} satisfies Guidance

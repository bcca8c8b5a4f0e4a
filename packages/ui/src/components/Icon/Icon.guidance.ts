import type { Guidance } from '../../testing/stories/guidance.js'

export const iconGuidance = {
  status: 'stable',
  when: [
    'To help people find a word faster, such as the state in a row or the way in a menu.',
    'To say a state without color.',
  ],
  whenNot: [
    'As a control: `IconButton` has the name, the size and the tooltip that one needs.',
    'Alone, where users may not know the drawing: put the word beside it.',
    'As decoration of a heading that is clear without it.',
  ],
  anatomy: [
    ['Drawing', 'Takes the color of the text around it. Arrows and chevrons are mirrored in right-to-left scripts.'],
    ['Size', '16 px in lines of text and controls, 20 px beside headings and in navigation.'],
    ['Label', 'Only where no word is beside it; without one the icon is skipped when the page is read out.'],
  ],
  keyboard: [],
  pattern: 'An image with a name, or decoration that is hidden from assistive technology.',
} satisfies Guidance

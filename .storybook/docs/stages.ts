/** How far a component has come, and what its tag promises, from the last stage to the first. */
export const stages = {
  stable: { tone: 'success', text: 'Stable', meaning: 'Its props stay as they are until the next major version.' },
  beta: { tone: 'warning', text: 'Beta', meaning: 'Its props may still change in a minor version.' },
  experimental: {
    tone: 'neutral',
    text: 'Experimental',
    meaning: 'No screen of ours uses it yet. It may change in any version.',
  },
} as const

export type Stage = keyof typeof stages

/**
 * The stage of a component.
 * @param tags of its stories
 * @returns undefined for what is no component of the design system
 */
export const findStage = (tags: readonly string[]): Stage | undefined =>
  (Object.keys(stages) as Stage[]).find((stage) => tags.includes(stage))

/** The rules that axe-core checks in every story: WCAG 2.0 to 2.2, A and AA, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The whole body is checked, so that menus and dialogs outside the story's root count too. A finding is an error. The
 * addon switches off one rule by itself: `region` asks that all content stand in a landmark, which a single component
 * cannot know; stories of whole pages switch it on again with `pageAxe`.
 */
export const axe = {
  test: 'error',
  context: 'body',
  // Of what passes, one element per rule is listed: describing them all takes longer than the checks.
  options: { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations', 'incomplete'] },
} as const

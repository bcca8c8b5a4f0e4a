import type { HelpPicture, HelpPictureName } from '@producer-portal/features/documentation'

/** The files that `npm run help-pictures` takes from stories, by their path. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** Pixels of each picture, as wide as the screen was and as much of its top as was taken. */
const width = 900
const heights = {
  columns: 640,
  upload: 640,
  'agency-info': 400,
  'agent-info': 104,
  managing: 640,
  'general-information': 340,
  'quick-links': 640,
} as const satisfies Readonly<Record<HelpPictureName, number>>

/** The pictures of screens on the help pages. */
export const helpPictures: Readonly<Partial<Record<HelpPictureName, HelpPicture>>> = Object.fromEntries(
  Object.entries(heights).flatMap(([name, height]) => {
    const [light, dark] = ['light', 'dark'].map((mode) => files[`./pictures/${name}-${mode}.webp`])
    return light && dark ? [[name, { light, dark, width, height }]] : []
  }),
)

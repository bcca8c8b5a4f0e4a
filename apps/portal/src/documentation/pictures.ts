import type { HelpPicture } from '@producer-portal/features/documentation'

/** The files that `npm run help-pictures` takes from stories, by their path. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** Pixels of each picture, as large as it is on the screen. */
const sizes = {
  columns: { width: 900, height: 640 },
  upload: { width: 560, height: 594 },
  'agency-info': { width: 900, height: 400 },
  'agent-info': { width: 900, height: 260 },
  managing: { width: 900, height: 640 },
  'general-information': { width: 900, height: 340 },
  'quick-links': { width: 900, height: 640 },
} as const satisfies Readonly<Record<string, Pick<HelpPicture, 'width' | 'height'>>>

/** The pictures of screens on the help pages. */
export const helpPictures: Readonly<Record<string, HelpPicture>> = Object.fromEntries(
  Object.entries(sizes).flatMap(([name, size]) => {
    const [light, dark] = ['light', 'dark'].map((mode) => files[`./pictures/${name}-${mode}.webp`])
    return light && dark ? [[name, { light, dark, ...size }]] : []
  }),
)

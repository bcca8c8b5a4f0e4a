import type { Guidance } from '../../testing/stories/guidance.js'

export const navRailGuidance = {
  status: 'stable',
  when: ['For the main navigation of an app on windows of 1024 px and more.'],
  whenNot: ['On narrow windows: show the same places in a `Drawer`.', 'For views within a page: use `Tabs`.'],
  anatomy: [
    ['Place', 'An icon above its label, 80 px high: a page, or a menu of pages beside the rail.'],
    ['Mark', 'A bar and the accent color at the place users are in.'],
    ['More', 'Holds the places for which there is no room; a menu of pages becomes a group there.'],
  ],
  keyboard: [
    ['Tab', 'Goes from place to place.'],
    ['Enter', 'Goes to the page, or opens the menu of pages with the first one focused.'],
    ['Arrow down, Arrow up', 'In a menu: go from page to page.'],
    ['Escape', 'Closes the menu and gives the focus back to its place.'],
  ],
  pattern: 'A navigation landmark with a list; places with pages are WAI-ARIA Menu Buttons',
} satisfies Guidance

import { demoPeople } from '@producer-portal/domain/mocks'
import type { Preview } from '@storybook/react-vite'
import { brands } from '@producer-portal/domain/brand'
import { densities, modes } from '@producer-portal/ui/tokens'
import { globalsOfDocsPage } from './docs/last-globals.ts'
import { locales } from './locales.ts'

/** The values of the toolbar; a story may start with its own by `globals`. */
export const initialGlobals = {
  brand: brands[0]?.id ?? '',
  mode: 'light',
  density: 'comfortable',
  locale: 'en-US',
  direction: 'locale',
  persona: '',
  sampleData: 'plain',
  ...globalsOfDocsPage(),
}

/** The menus of the toolbar: whose product it is, how it is drawn, who looks at it, and at what. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'The company whose product it is',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: brands.map(({ id, name }) => ({ value: id, title: name })),
    },
  },
  mode: {
    description: 'Color mode',
    toolbar: { icon: 'circlehollow', dynamicTitle: true, items: [...modes, 'system'] },
  },
  density: {
    description: 'How tightly controls and rows stand',
    toolbar: { icon: 'grow', dynamicTitle: true, items: [...densities, 'system'] },
  },
  locale: {
    description: 'Language; en-XA has accents and is longer',
    toolbar: { icon: 'globe', dynamicTitle: true, items: Object.keys(locales) },
  },
  direction: {
    description: 'The side on which lines begin',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'locale', title: 'Direction of the language' },
        { value: 'rtl', title: 'From right to left' },
      ],
    },
  },
  sampleData: {
    description: 'Agents and contract numbers of sample cases',
    toolbar: {
      icon: 'eyeclose',
      dynamicTitle: true,
      items: [
        { value: 'plain', title: 'Sample data as it is' },
        { value: 'masked', title: 'Sample data masked' },
      ],
    },
  },
  persona: {
    description: 'View as one of the demo accounts',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: '', title: 'View as the story says' },
        ...demoPeople.map(({ userId, roleTitle, shows }) => ({
          value: userId,
          title: `${userId} · ${roleTitle}`,
          right: shows.length > 40 ? '' : shows,
        })),
      ],
    },
  },
}

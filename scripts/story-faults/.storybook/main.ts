import type { StorybookConfig } from '@storybook/react-vite'

/** A small Storybook of its own, of stories that must fail. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config

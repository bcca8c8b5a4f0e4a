import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import ts from 'typescript'
import { mergeAlias } from 'vite'
import { withoutPdfExtras } from '../packages/features/src/exports/without-pdf-extras.ts'
import { componentChanges } from './changes.ts'
import { addGuidance } from './manifests/manifests.ts'
import { withoutMachinePaths } from './without-machine-paths.ts'

/** The stories of one subject or component alone, for a quick look: `npm test -- --subject statements`. */
const subject = process.env['STORIES_SUBJECT']

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const config: StorybookConfig & { experimental_manifests: typeof addGuidance } = {
  framework: '@storybook/react-vite',
  stories: subject
    ? [`../packages/*/src/**/${subject}/**/*.stories.tsx`, `../stories/screens/${subject}/*.stories.tsx`]
    : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-tag-badges', '@storybook/addon-mcp'],
  // The quicker reader of props, for manifests alone: one program reads all components.
  features: { componentsManifest: !subject, experimentalReactComponentMeta: true },
  experimental_manifests: addGuidance,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The TypeScript reader resolves generics and unions; the quicker one shows "unknown" for them.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/{ui,features}/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.fixture.tsx', '**/*.test.tsx'],
      // Written out instead of a tsconfig: a project with references reads built declarations, which lose comments.
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        types: [],
      },
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), withoutMachinePaths(at('..')), componentChanges(at('..'))],
    worker: { ...vite.worker, format: 'es' },
    resolve: {
      ...vite.resolve,
      alias: mergeAlias(vite.resolve?.alias ?? [], configType === 'PRODUCTION' ? withoutPdfExtras : {}),
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      // 'use client' speaks to server renderers; a bundle for the browser may drop it without a word.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { moduleLevelDirective: false },
        // The code of a story names its components and handlers, as their sources do.
        output: {
          keepNames: true,
          // A docs page needs most of the library, and React's renderer: it asks for both at once rather than file by file.
          codeSplitting: {
            groups: [
              { name: 'ui', test: /packages\/ui\/src\/(?!.*(?:\.stories|\.fixture|testing))/ },
              { name: 'react-dom', test: /\/node_modules\/react-dom\// },
            ],
          },
        },
      },
    },
  }),
}

export default config

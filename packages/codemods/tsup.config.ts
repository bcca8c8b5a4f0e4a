import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { cli: 'src/cli.ts', 'upgrade-0.2': 'src/upgrade-0.2.ts' },
  format: ['esm'],
  clean: true,
  target: 'es2022',
})

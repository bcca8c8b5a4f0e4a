import { withoutPdfExtras } from '@producer-portal/features/without-pdf-extras'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  worker: { format: 'es' },
  resolve: { alias: command === 'build' ? withoutPdfExtras : {} },
}))

import { Button, ThemeProvider } from '@producer-portal/ui'
import { Sample } from './Sample'

/** A part of each kind, in the default look. */
export const SamplePage = () => (
  <ThemeProvider>
    <main id="main">
      <Button variant="primary" id="primary">
        Primary
      </Button>
      <Sample />
    </main>
  </ThemeProvider>
)

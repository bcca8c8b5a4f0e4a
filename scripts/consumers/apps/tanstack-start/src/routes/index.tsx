import { Button, ThemeProvider } from '@producer-portal/ui'
import { createFileRoute } from '@tanstack/react-router'
import { Sample } from '../parts/Sample'

/** A part of each kind, in the default look. */
export const Route = createFileRoute('/')({
  component: () => (
    <ThemeProvider>
      <main id="main">
        <Button variant="primary" id="primary">
          Primary
        </Button>
        <Sample />
      </main>
    </ThemeProvider>
  ),
})

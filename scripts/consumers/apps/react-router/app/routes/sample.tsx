import { Button, ThemeProvider } from '@producer-portal/ui'
import { Sample } from '../parts/Sample'

/** A part of each kind, in the default look. */
export default function Page() {
  return (
    <ThemeProvider>
      <main id="main">
        <Button variant="primary" id="primary">
          Primary
        </Button>
        <Sample />
      </main>
    </ThemeProvider>
  )
}

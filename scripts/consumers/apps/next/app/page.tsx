import { Button, Heading, Text, tokens } from '@producer-portal/ui'
import Link from 'next/link'
import { SampleForm } from './SampleForm'

/** Rendered once, when the app is built. */
export default function Page() {
  return (
    <main id="main">
      <Heading level={1}>Static page</Heading>
      <Text style={{ color: tokens.color.textMuted }}>Drawn by a server component.</Text>
      <Button variant="primary" id="primary">
        Primary
      </Button>
      <SampleForm />
      <Link href="/dynamic">Sample page</Link>
    </main>
  )
}

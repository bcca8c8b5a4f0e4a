import { Button } from '@producer-portal/ui'
import Link from 'next/link'
import { connection } from 'next/server'
import { Everything } from '../parts/Everything'

/** Rendered for each request. */
export default async function Page() {
  await connection()
  return (
    <main id="main">
      <Button variant="primary" id="primary">
        Primary
      </Button>
      <Everything />
      <Link href="/">Static page</Link>
    </main>
  )
}

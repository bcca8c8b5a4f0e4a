import { Button } from '@producer-portal/ui'
import Link from 'next/link'
import { connection } from 'next/server'
import { Sample } from '../parts/Sample'

/** Rendered for each request. */
export default async function Page() {
  await connection()
  return (
    <main id="main">
      <Button variant="primary" id="primary">
        Primary
      </Button>
      <Sample />
      <Link href="/">Static page</Link>
    </main>
  )
}

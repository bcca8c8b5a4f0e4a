import { Button } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { lazy, Suspense, useState } from 'react'

const Data = lazy(() => import('./parts/Data').then((part) => ({ default: part.Data })))

/** A button that counts, a colour by its token, and a table that loads when the button is pressed. */
export function Start() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        {`Pressed ${count} times`}
      </Button>
      <p style={{ color: tokens.color.accentText }}>In the colour of the brand</p>
      <Suspense>{count > 0 && <Data />}</Suspense>
    </>
  )
}

'use client'
import { Button, Link, LinkProvider, useToast, type LinkComponentProps } from '@producer-portal/ui'
import { ThemeWrapper } from '@producer-portal/ui/testing'

const AppLink = ({ children, ...rest }: LinkComponentProps) => (
  <a data-app-link {...rest}>
    {children}
  </a>
)

/** Contexts that one entry of the package fills and another reads: they work when there is one instance of each. */
export function Contexts() {
  return (
    <LinkProvider component={AppLink}>
      <ThemeWrapper>
        <Link href="/somewhere">A link of the app</Link>
        <ToastFromIndex />
      </ThemeWrapper>
    </LinkProvider>
  )
}

function ToastFromIndex() {
  const toast = useToast()
  return <Button onClick={() => toast.show({ message: 'Shown by the other entry' })}>Show a toast</Button>
}

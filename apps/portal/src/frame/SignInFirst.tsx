import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberPath } from '../session/return-path.js'

/** Keeps where the visitor wanted to go, unless it was just home, and leads to the sign-in page. */
export function SignInFirst() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname !== '/') rememberPath(pathname + search + hash)
    void navigate('/login', { replace: true })
  }, [navigate, pathname, search, hash])
  return null
}

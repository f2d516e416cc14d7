import { Outlet } from 'react-router'
import { Shell } from '../layout/Shell.tsx'
import { PageError } from './errors/PageError.tsx'
import type { Route } from './+types/site'

export default function Site() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <PageError error={error} />
    </Shell>
  )
}

import { Outlet } from 'react-router'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { PageError } from './errors/PageError.tsx'
import type { Route } from './+types/site'

export default function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <PageError error={error} />
    </SiteLayout>
  )
}

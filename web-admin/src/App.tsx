import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isApiError } from './api/apiError.ts'

/** Retries only network failures and a busy server; other errors are permanent. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && isApiError(error, 'network', 'unavailable')

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

interface Props {
  router: ReturnType<typeof createBrowserRouter>
}

export function App({ router }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

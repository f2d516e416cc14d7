import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isApiError } from '../core/api/apiError.ts'
import { MediaLibraryContext } from '../fields/linked/MediaLibraryContext.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

/** Retries only network failures and a busy server; other errors are permanent. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && isApiError(error, 'network', 'unavailable')

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

const MediaLibrary = lazyPart(
  async () => (await import('../features/media/MediaLibraryDialog.tsx')).MediaLibraryDialog,
)

interface Props {
  router: ReturnType<typeof createBrowserRouter>
}

export function App({ router }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <MediaLibraryContext value={MediaLibrary}>
        <RouterProvider router={router} />
      </MediaLibraryContext>
    </QueryClientProvider>
  )
}

// Form of 500 fields for `tests/load/editing/typing.ts` and browser tests. `?missing=field450` fills all
// other fields.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '../src/ui/styles/mantine.ts'
import '../src/ui/styles/app.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { section } from '@flou/shared/content/define.ts'
import { longText, text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'
import { RecordForm } from '../src/editor/view/RecordForm.tsx'
import { dashboard2 } from '../src/core/offices/dashboard2.ts'
import { session } from '../src/core/session/current.ts'
import { startInterface } from '../src/core/texts/startInterface.ts'

const KINDS = [() => text(), () => longText(), () => text(), () => number()] as const
const FIELDS = 500

const fields = Object.fromEntries(
  Array.from({ length: FIELDS }, (_, at) => [`field${at}`, (KINDS[at % KINDS.length] ?? text)()]),
)
const large = section('measure.large', { label: { en: 'Large', id: 'Besar' }, fields })

const FILLED = { text: 'Filled', longText: 'Filled', number: 1 } as const
const missing = new URLSearchParams(location.search).get('missing')
const filled = Object.fromEntries(
  Object.entries(fields)
    .filter(([name]) => missing !== null && name !== missing)
    .map(([name, { kind }]) => [name, FILLED[kind]]),
)

const form = (
  <RecordForm
    type={large}
    mode="update"
    record={{ version: 1, id: 1, ...filled }}
    subject="measure"
    title="Large"
    send={() => Promise.reject(new Error('Nothing is saved here'))}
    onSaved={() => undefined}
  />
)

session.state.set({
  status: 'signedIn',
  user: {
    id: 1,
    fullName: 'Measure',
    email: '',
    title: '',
    avatar: { imageDefault: '' },
    roleName: '',
    needApproval: false,
    permissions: [],
  },
})
startInterface()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <MantineProvider theme={dashboard2.theme}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
    </QueryClientProvider>
  </MantineProvider>,
)

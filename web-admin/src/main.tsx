import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import './styles/mantine.ts'
import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { routes } from './routes.tsx'
import { session, watchOtherTabs } from './session/current.ts'
import { startTranslator } from './texts/translator.ts'
import { guardChunks } from './elements/chunkGuard.ts'

guardChunks()
// the session first: routes ask for their records as soon as there is a router
void session.restore()
watchOtherTabs()
const router = createBrowserRouter(routes)
startTranslator()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)

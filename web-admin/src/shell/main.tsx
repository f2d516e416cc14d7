import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '../ui/styles/mantine.ts'
import '../ui/styles/tokens.css'
import '../ui/styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { keepForOffline } from './offlineApp.ts'
import { loadOfficeScreens, routes } from './routes/routes.tsx'
import { session, observeOtherTabs } from '../core/session/current.ts'
import { startInterface } from '../core/texts/startInterface.ts'
import { guardChunks } from '../ui/chunkGuard.ts'

guardChunks()
// before the router, whose loaders already call the API
void session.restore()
observeOtherTabs()
keepForOffline(session.state)
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: loadOfficeScreens })
startInterface()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)

import type { ReactNode } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, Scripts, useMatches } from 'react-router'
import { DEFAULT_LANGUAGE } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { Route } from './+types/root'
import { contentContext } from './contentContext.ts'
import { DeferredScripts } from './deferred/DeferredScripts.tsx'
import { freshDocumentGuard } from './freshDocumentGuard.ts'
import { readPopupSchedule } from './site/readPopupSchedule.ts'
import { readLayoutText } from './site/readLayout.ts'
import { pathOf, layoutFile } from './site/layoutFile.ts'
import { layoutOf } from './site/layoutText.ts'
import type { SiteData } from './site/siteData.ts'
import { useSiteData } from './site/useSite.ts'
import { StyleSheets } from './styles/StyleSheets.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/phone.css'
import './styles/firstScreen.css'
import './styles/prose.css'
import './styles/print.css'
import { colours } from './elements/appearance.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { source, site, buildId, path, shared } = context.get(contentContext)
  const text = await source.readFragment('shell', readLayoutText)
  const file = layoutFile(text, source.language)
  shared.set(file.key, file)
  const layoutPath = import.meta.env.DEV ? text : pathOf(file)
  const popup = path === pathTo('home') ? await readPopupSchedule(source) : null
  return { language: source.language, path, site, buildId, layoutPath, popup }
}

export const clientMiddleware = [freshDocumentGuard]

/** Returns true for the fixed error pages, which have no script. */
const useIsStatic = () =>
  useMatches().some(({ handle }) => typeof handle === 'object' && handle !== null && 'isStatic' in handle)

/**
 * Decodes the embedded font before layout. Skips deferred layout for anchors, reloads and back navigation,
 * which need scroll positions.
 */
const BEFORE_LAYOUT = `document.fonts.load('1em "Plus Jakarta Sans"');location.hash||history.state||(document.documentElement.dataset.firstScreen='')`

export function Layout({ children }: { children: ReactNode }) {
  const data = useSiteData()
  const layout = data && layoutOf(data.layoutPath)
  const isStatic = useIsStatic()
  const language = data?.language ?? DEFAULT_LANGUAGE
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href={layout?.favicon?.imageDefault ?? '/favicon.svg'} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {import.meta.env.DEV ? <Links /> : <StyleSheets />}
        {!isStatic && <script dangerouslySetInnerHTML={{ __html: BEFORE_LAYOUT }} />}
      </head>
      <body style={colours(layout?.ctaColor)}>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && (import.meta.env.DEV ? <Scripts /> : <DeferredScripts />)}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export { RootErrorBoundary as ErrorBoundary } from './pages/errors/RootErrorBoundary.tsx'

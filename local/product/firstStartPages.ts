import { localPath, type Language } from '@flou/shared/locale.ts'
import { fileKeys } from '@flou/functions/features/publishing/site/bucket/fileKeys.ts'
import type { IncomingMessage } from 'node:http'
import { Html, html } from '../devPage/html.ts'
import type { Before } from '../runtime/distributions.ts'

const FIRST_STAGES = ['home', 'content', 'pages'] as const
export type FirstStage = (typeof FIRST_STAGES)[number]

export interface FirstStartPagesOptions {
  isPublished: (key: string) => boolean
  /** Undefined before and after the first start. */
  stage: () => FirstStage | undefined
  adminOrigin: string
}

interface Texts {
  title: string
  about: string
  stages: Readonly<Record<FirstStage, string>>
  home: string
  admin: string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'This page is being prepared',
    about: 'The product is starting for the first time. The page opens by itself as soon as it is published.',
    stages: {
      home: 'Loading what the home page shows',
      content: 'Loading the rest of the demo content',
      pages: 'Publishing all pages',
    },
    home: 'To the home page',
    admin: 'To the back-office',
  },
  id: {
    title: 'Halaman ini sedang disiapkan',
    about: 'Produk ini baru pertama kali dijalankan. Halaman akan terbuka sendiri begitu diterbitkan.',
    stages: {
      home: 'Memuat konten beranda',
      content: 'Memuat konten demo lainnya',
      pages: 'Menerbitkan semua halaman',
    },
    home: 'Ke beranda',
    admin: 'Ke back-office',
  },
}

const STYLE = new Html(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { display: grid; margin: 0; min-height: 100vh; place-items: center; }
  main { max-width: 30rem; padding: 2rem 1.5rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
  ol { list-style: none; margin: 1.5rem 0; padding: 0; }
  li { align-items: center; display: flex; gap: .75rem; padding: .3rem 0; }
  li::before { border: 2px solid; border-radius: 50%; box-sizing: border-box; content: ''; flex: none; height: 1rem; opacity: .4; width: 1rem; }
  li[data-done]::before { background: currentColor; }
  li[aria-current]::before { animation: turn 1s linear infinite; border-right-color: transparent; opacity: 1; }
  li[aria-current] { font-weight: 600; }
  a { color: inherit; display: inline-block; margin-right: 1.25rem; min-height: 24px; }
  a:focus-visible { outline: 3px solid; outline-offset: 2px; }
  @keyframes turn { to { transform: rotate(1turn) } }
  @media (prefers-reduced-motion: reduce) { li::before { animation: none !important } }
`)

/** Header of polling requests and waiting responses. Polling gets 200, because browsers log every 503. */
const WAITING = 'x-first-start'

/** Polls until the page is published. */
const SCRIPT = new Html(`
  setInterval(async () => {
    const headers = { accept: 'text/html', '${WAITING}': '1' }
    const answer = await fetch(location.href, { headers }).catch(() => undefined)
    if (!answer) return
    if (!answer.headers.has('${WAITING}')) return location.reload()
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('ol')
    const now = document.querySelector('ol')
    if (next.outerHTML !== now.outerHTML) now.replaceWith(next)
  }, 700)
`)

/** Undefined for requests other than page navigation. */
function pageOf({ method, url = '/', headers }: IncomingMessage) {
  const path = url.split('?')[0] ?? '/'
  const isPage = method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
  if (!isPage || !headers.accept?.includes('text/html')) return undefined
  const language: Language = path === '/id' || path.startsWith('/id/') ? 'id' : 'en'
  const unprefixed = language === 'id' ? path.slice('/id'.length) : path
  return { language, path: unprefixed.replace(/\/$/, '') || '/' }
}

function stageItems(stage: FirstStage, language: Language): Html[] {
  const at = FIRST_STAGES.indexOf(stage)
  return FIRST_STAGES.map((one, index) => {
    const state = index < at ? 'data-done' : index === at ? 'aria-current="step"' : ''
    return html`<li ${new Html(state)}>${TEXTS[language].stages[one]}</li>`
  })
}

function waitingPage(
  { stage, adminOrigin, hasHome }: { stage: FirstStage; adminOrigin: string; hasHome: boolean },
  language: Language,
): string {
  const { title, about, home, admin } = TEXTS[language]
  const toHome = hasHome ? html`<a href="${localPath('/', language)}">${home}</a>` : undefined
  return `<!doctype html>${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <noscript><meta http-equiv="refresh" content="2" /></noscript>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${about}</p>
          <div role="status">
            <ol>
              ${stageItems(stage, language)}
            </ol>
          </div>
          <p>${toHome}<a href="${adminOrigin}">${admin}</a></p>
        </main>
        <script>
          ${SCRIPT}
        </script>
      </body>
    </html>`.text
  }`
}

/** Serves a progress page for unpublished pages during the first start. */
export function firstStartPages({ isPublished, stage, adminOrigin }: FirstStartPagesOptions): Before {
  return (request, response) => {
    const at = stage()
    const page = at && pageOf(request)
    if (!page || isPublished(fileKeys(page.path, page.language).html)) return false
    const hasHome = isPublished(fileKeys('/', page.language).html)
    response.writeHead(request.headers[WAITING] === undefined ? 503 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      [WAITING]: at,
    })
    response.end(waitingPage({ stage: at, adminOrigin, hasHome }, page.language))
    return true
  }
}

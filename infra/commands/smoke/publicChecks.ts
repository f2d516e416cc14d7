import { FORM_PATHS, PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { ensure, withTimeout, type Check } from './runChecks.ts'

interface Page {
  url: string
  status: number
  headers: Headers
  text: string
}

async function open(url: string): Promise<Page> {
  const response = await fetch(url, { headers: { 'accept-language': 'en' }, ...withTimeout() })
  return { url, status: response.status, headers: response.headers, text: await response.text() }
}

async function openOk(url: string): Promise<Page> {
  const page = await open(url)
  ensure(page.status === 200, `${url} answers ${page.status}`)
  return page
}

const SCRIPT = /\/assets\/[\w.-]+\.js/

async function checkHome(site: string): Promise<void> {
  for (const [language, path] of Object.entries({ en: '/', id: '/id' })) {
    const { text, url, headers } = await openOk(site + path)
    ensure(
      new RegExp(`<html[^>]* lang="?${language}`).test(text),
      `${url} is not in the language ${language}`,
    )
    ensure(headers.has('content-security-policy'), `${url} has no content-security-policy`)
  }
}

async function checkScript(site: string): Promise<void> {
  const [script] = SCRIPT.exec((await openOk(site)).text) ?? []
  if (script === undefined) throw new Error('The home page names no script')
  const { headers } = await openOk(site + script)
  ensure(headers.get('cache-control')?.includes('immutable') === true, `${script} is not cached for ever`)
}

async function checkMissingPage(site: string): Promise<void> {
  const { status, text, url } = await open(`${site}/missing-${Date.now()}`)
  ensure(status === 404 && text.includes('<html'), `${url} answers ${status} without a page`)
}

async function checkData(url: string): Promise<void> {
  const { text } = await openOk(url)
  ensure('data' in (JSON.parse(text) as object), `${url} answers no data`)
}

/** Checks as a visitor, and stores only the count of a search. */
export const publicChecks = (site: string): Check[] => [
  { name: 'home page in both languages', services: 'CloudFront, S3', run: () => checkHome(site) },
  { name: 'script of the home page', services: 'CloudFront, S3', run: () => checkScript(site) },
  {
    name: 'sitemap',
    services: 'S3',
    run: async () => ensure((await openOk(`${site}/sitemap.xml`)).text.includes('<sitemap'), 'It is empty'),
  },
  { name: 'page of a missing path', services: 'API Gateway, Lambda', run: () => checkMissingPage(site) },
  { name: 'menu', services: 'Lambda, DynamoDB', run: () => checkData(site + PUBLIC_PATHS.menu) },
  {
    name: 'search',
    services: 'Lambda, S3',
    run: () => checkData(`${site}${PUBLIC_PATHS.search}?query=cloud`),
  },
  { name: 'bot check of the forms', services: 'Lambda', run: () => checkData(site + FORM_PATHS.challenge) },
]

// CloudFront Function, viewer request of the public origin (cloudfront-js-2.0; ES5 + const, let, arrows, await).
// Selects the language's folder, redirects staff to the back-office's origin, and normalises paths
// (docs/product.md#addresses).

import cf from 'cloudfront'
import crypto from 'crypto'

const ADMIN_ORIGIN = '__ADMIN_ORIGIN__'
const REGISTER_URL = '__REGISTER_URL__'
// Content links to the customer portal's registration with this path, independent of the portal's origin.
const REGISTER = /^(?:\/id)?\/register$/i
// Visitors' browsers store the cookie under this name (docs/product.md#languages).
const COOKIE = 'i18n_redirected'
const INDEX = '/index.html'
const FREE_TRIAL = '/special-offers/free-trial'
// Former pages whose content is on another page now (shared/paths.ts).
const MOVED = { '/page/terms-of-service': '/resources/documentation/terms-and-conditions' }
// The back-office's paths contain no language.
const STAFF_PAGES = /^(?:\/id)?(\/(?:login|forgot-password|account\/reset-password|dashboard2?)(?:\/.*)?)$/i
// Case-sensitive paths: files and search queries.
const CASED = /^\/(assets|media|api)\/|^(\/id)?\/search\/|\.\w+$/i
// `/search/cloud` redirects to `/search?query=cloud`.
const SEARCHED = /^((?:\/id)?)\/search\/([^/].*)$/i
const SEARCH_PAGE = /^(\/id)?\/search$/
const LONGEST_SEARCH = 2000
const FEEDS = ['/feed.xml', '/event/feed.xml', '/changelog/feed.xml']
// Files that exist per language, next to pages: `/event/a-day.ics` is `/en/event/a-day.ics`.
const BESIDE_PAGE = /\.(?:ics|md)$|^(?:llms|security)\.txt$|^prices\.(?:json|csv)$/
// Folder, store and lists of releases (functions/features/publishing/staged/stagedPages.ts).
const STAGED = '/releases/'
const SHOWN = 'release'
const store = cf.kvs()
const STAFF_API = /^\/api\/(dashboard|authenticate|account)(\/|$)/

// eslint-disable-next-line no-unused-vars -- called by CloudFront
async function handler(event) {
  const request = event.request
  const uri = request.uri
  if (uri.indexOf('/api/') === 0) return api(request, event.viewer.ip)
  const staff = STAFF_PAGES.exec(uri)
  if (staff) return redirect(302, ADMIN_ORIGIN + safe(staff[1]) + query(request))
  if (REGISTER.test(uri)) return redirect(302, REGISTER_URL)

  const searched = SEARCHED.exec(uri)
  if (searched)
    return redirect(301, searched[1].toLowerCase() + '/search?query=' + asValue(withoutIndex(searched[2])))

  const tidy = withoutIndex(lowerCase(safe(uri))) || '/'
  const prefix = inIndonesian(tidy) ? '/id' : ''
  if (tidy.indexOf(FREE_TRIAL) !== -1) return redirect(301, prefix + '/special-offers' + query(request))
  const moved = MOVED[tidy.substring(prefix.length)]
  if (moved) return redirect(301, prefix + moved + query(request))
  if (tidy !== uri) return redirect(301, tidy + query(request))
  if (uri === '/' && !chosen(request) && !comesFromHere(request) && prefersIndonesian(request))
    return redirect(302, '/id' + query(request))

  const key = file(uri, chosen(request) || 'en')
  if (SEARCH_PAGE.test(uri)) {
    search(request, event.viewer.ip)
    request.headers['x-page-key'] = { value: (await shown(key)).slice(1) }
    request.uri = key
  } else request.uri = await shown(key)
  return request
}

// Returns the staged file of a page that the shown release changes, else the published one.
async function shown(key) {
  if (!/^\/(?:en|id)\//.test(key)) return key
  try {
    const release = (await store.get(SHOWN)).split(' ')
    if (Number(release[1]) < Date.now()) return key
    const page = key.slice('/en'.length).replace(/^\/_\.data$|\/index\.html$|\.(?:data|ics|md)$/, '')
    const hash = crypto.createHash('sha256').update(page).digest('base64url')
    const part = (await store.get(release[0] + '/' + hash.slice(0, 2))).split(' ')
    return part.indexOf(hash.slice(2, 10)) === -1 ? key : STAGED + release[0] + key
    // eslint-disable-next-line no-unused-vars -- a catch without a name is newer than CloudFront's JavaScript
  } catch (absent) {
    return key
  }
}

// Staff routes exist on the back-office's origin only. The path is compared decoded, as the API reads it.
function api(request, address) {
  let path = request.uri
  try {
    path = decodeURIComponent(path)
    // eslint-disable-next-line no-unused-vars -- a catch without a name is newer than CloudFront's JavaScript
  } catch (malformed) {
    return notFound()
  }
  if (STAFF_API.test(path.toLowerCase().replace(/\/+/g, '/'))) return notFound()
  request.headers['x-viewer-address'] = { value: address }
  return request
}

// Forwards the search query in a header, because logs of the API and the bucket contain URLs but not this header.
function search(request, address) {
  const asked = query(request)
    .slice(1)
    .replace(/[^\x21-\x7e]/g, '')
  request.headers['x-viewer-address'] = { value: address }
  request.headers['x-search'] = { value: asked.slice(0, LONGEST_SEARCH) }
  // Without caching, no origin request policy can forward Accept-Encoding itself.
  const encodings = request.headers['accept-encoding']
  request.headers['x-accept-encoding'] = { value: encodings ? encodings.value : '' }
  request.querystring = {}
}

// S3 key of a path: `/news` → `/en/news/index.html`, `/news.data` → `/en/news.data`, `/robots.txt` unchanged.
function file(uri, language) {
  const isData = uri.endsWith('.data')
  const page = isData ? uri.slice(0, -'.data'.length).toLowerCase() : uri
  const name = page.substring(page.lastIndexOf('/') + 1)
  if (FEEDS.indexOf(page) !== -1) return '/' + language + page
  const isBeside = BESIDE_PAGE.test(name)
  if (!isData && !isBeside && name.indexOf('.') !== -1) return isStaged(uri) ? '/' + language + uri : uri
  const tree = inIndonesian(page) ? 'id' : language
  const path = inIndonesian(page) ? page.substring('/id'.length) : page
  if (isBeside) return '/' + tree + path
  if (isData) return '/' + tree + (path === '' ? '/_' : path) + '.data'
  return '/' + tree + (path === '/' ? '' : path) + '/index.html'
}

// True for files of a release, also percent-encoded, as S3 decodes keys. No file of the site has such a name.
const isStaged = (uri) => uri.indexOf(STAGED) === 0 || uri.indexOf('%') !== -1

// Lower-cases a path, except percent-encoded bytes.
function lowerCase(uri) {
  if (CASED.test(uri)) return uri
  return uri.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.charAt(0) === '%' ? part : part.toLowerCase()))
}

const inIndonesian = (uri) => uri === '/id' || uri.indexOf('/id/') === 0

// Language that the visitor chose with the switch, or ''.
function chosen(request) {
  const cookie = request.cookies[COOKIE]
  return cookie && (cookie.value === 'id' || cookie.value === 'en') ? cookie.value : ''
}

// True if a page of the site is the referrer: its link to English is followed even without script and cookie.
function comesFromHere(request) {
  const referer = request.headers.referer
  const host = request.headers.host
  return Boolean(referer && host) && referer.value.split('/')[2] === host.value
}

// True if Indonesian precedes English in Accept-Language.
function prefersIndonesian(request) {
  const header = request.headers['accept-language']
  const ours = (header ? header.value : '').toLowerCase().match(/(^|[\s,])(id|en)\b/)
  return ours !== null && ours[2] === 'id'
}

// Prevents open redirects: a location that starts with `//` or `/\` is on another host.
function safe(uri) {
  return uri.replace(/\\/g, '%5C').replace(/^\/+/, '/')
}

// `/news/index.html` and `/news//` are `/news`.
function withoutIndex(uri) {
  if (uri.slice(-INDEX.length) === INDEX) return uri.slice(0, -INDEX.length)
  let end = uri.length
  while (end > 0 && uri.charAt(end - 1) === '/') end -= 1
  return uri.slice(0, end)
}

function query(request) {
  const parts = []
  Object.keys(request.querystring).forEach((name) => {
    const entry = request.querystring[name]
    const values = entry.multiValue ? entry.multiValue : [entry]
    values.forEach((each) => parts.push(each.value === '' ? name : name + '=' + each.value))
  })
  return parts.length === 0 ? '' : '?' + parts.join('&')
}

// Encodes the characters of a path segment that are special in a query string.
function asValue(part) {
  return part.replace(/[+&=#?]/g, (sign) => encodeURIComponent(sign))
}

function redirect(status, location) {
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
    headers: {
      location: { value: location },
      'cache-control': { value: status === 301 ? 'public, max-age=3600' : 'no-store' },
    },
  }
}

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: JSON.stringify({ data: null, code: 'not_found' }),
  }
}

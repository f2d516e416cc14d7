/** A page as a crawler reads it. The site's markup is regular: quoted attributes, no bare `<` in text. */
export interface Document {
  /** Requested path with language prefix. */
  path: string
  status: number
  language: string
  title: string
  description: string
  canonical: string
  /** hreflang → URL. */
  alternates: Readonly<Record<string, string>>
  isHidden: boolean
  /** Open Graph and Twitter values by name. */
  meta: Readonly<Record<string, string>>
  images: Readonly<Record<string, string>>[]
  /** Links as written. */
  links: string[]
  /** Links to the same page in a language. */
  languageLinks: string[]
  /** Style sheets, icons, pictures in all sizes. */
  files: string[]
  feeds: string[]
  ids: ReadonlySet<string>
  /** schema.org nodes by type. */
  things: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) =>
  text.replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  )

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

const addressesOf = (srcset: string | undefined) =>
  (srcset ?? '')
    .split(',')
    .flatMap((one) => one.trim().split(' ').slice(0, 1))
    .filter((one) => one !== '')

interface Graph {
  '@graph': Record<string, unknown>[]
}

function thingsOf(html: string): Document['things'] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  const graphs = [...blocks].map(([, text = '']) => JSON.parse(text) as Graph) // invalid JSON fails the test
  return Object.fromEntries(
    graphs.flatMap((graph) => graph['@graph'].map((thing) => [String(thing['@type']), thing])),
  )
}

const withoutData = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

function filesOf(body: string): string[] {
  const links = tags(body, 'link').filter(({ rel }) => /stylesheet|icon|preload|manifest/.test(rel ?? ''))
  const sources = [...tags(body, 'img'), ...tags(body, 'source')]
  return [
    ...links.flatMap(({ href, imagesrcset }) => [
      ...addressesOf(imagesrcset),
      ...(href === undefined ? [] : [href]),
    ]),
    ...sources.flatMap(({ src, srcset }) => [...addressesOf(srcset), ...(src === undefined ? [] : [src])]),
  ]
}

export function documentOf(path: string, status: number, html: string): Document {
  const body = withoutData(html)
  const links = tags(body, 'link')
  const anchors = tags(body, 'a')
  const metas = tags(body, 'meta')
  const relOf = (rel: string) => links.filter((link) => link['rel'] === rel)
  const meta = Object.fromEntries(
    metas.map(({ name, property, content = '' }) => [name ?? property ?? '', content]),
  )
  const alternates = relOf('alternate').flatMap(({ hreflang, href = '' }) =>
    hreflang ? [[hreflang, href]] : [],
  )
  return {
    path,
    status,
    language: tags(body, 'html')[0]?.['lang'] ?? '',
    title: decoded(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    description: meta['description'] ?? '',
    canonical: relOf('canonical')[0]?.['href'] ?? '',
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    isHidden: (meta['robots'] ?? '').includes('noindex'),
    meta,
    images: tags(body, 'img'),
    links: anchors.flatMap(({ href }) => (href === undefined ? [] : [href])),
    languageLinks: anchors.flatMap(({ href, 'data-language': other }) => (href && other ? [href] : [])),
    files: filesOf(body),
    feeds: relOf('alternate').flatMap(({ type = '', href = '' }) => (/rss|atom/.test(type) ? [href] : [])),
    ids: new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    things: thingsOf(html),
  }
}

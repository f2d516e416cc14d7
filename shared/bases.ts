declare const BUILT_API_BASE: unknown
declare const BUILT_IMAGE_BASE: unknown

const built = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The origin at which clients call the API; empty for the page's own. The build sets it for both apps, and never for functions. */
export const API_BASE = built(typeof BUILT_API_BASE === 'undefined' ? '' : BUILT_API_BASE)

/** The origin from which pictures and files are loaded; empty for the page's own. */
export const IMAGE_BASE = built(typeof BUILT_IMAGE_BASE === 'undefined' ? '' : BUILT_IMAGE_BASE)

/** The address of a stored file: the base and its path; an empty path stays empty. */
export const imageUrl = (path: string): string => (path === '' ? '' : IMAGE_BASE + path)

const ORIGIN = /^https?:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?$/i

/** Both bases from the variables of a build. @throws naming the variable that is no origin */
export function readBases(environment: Readonly<Record<string, string | undefined>>) {
  const read = (name: 'API_BASE' | 'IMAGE_BASE'): string => {
    const value = environment[name] ?? ''
    if (value !== '' && !ORIGIN.test(value))
      throw new Error(`${name} is an origin such as https://api.example.com, without a path.`)
    return value
  }
  return { api: read('API_BASE'), images: read('IMAGE_BASE') }
}

/** Names that a bundler replaces, for both apps. */
export function baseDefinitions(environment: Readonly<Record<string, string | undefined>>) {
  const { api, images } = readBases(environment)
  return { BUILT_API_BASE: JSON.stringify(api), BUILT_IMAGE_BASE: JSON.stringify(images) }
}

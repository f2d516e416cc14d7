declare const BUILT_API_BASE: unknown
declare const BUILT_IMAGE_BASE: unknown

const built = (value: unknown): string => (typeof value === 'string' ? value : '')

/** API origin; empty for same origin. Set by builds of the two apps, never for Lambda functions. */
export const API_BASE = built(typeof BUILT_API_BASE === 'undefined' ? '' : BUILT_API_BASE)

export const IMAGE_BASE = built(typeof BUILT_IMAGE_BASE === 'undefined' ? '' : BUILT_IMAGE_BASE)

export const imageUrl = (path: string): string => (path === '' ? '' : IMAGE_BASE + path)

const ORIGIN = /^https?:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?$/i

/** Reads both origins from build variables. Throws if one is not an origin. */
export function readBases(environment: Readonly<Record<string, string | undefined>>) {
  const read = (name: 'API_BASE' | 'IMAGE_BASE'): string => {
    const value = environment[name] ?? ''
    if (value !== '' && !ORIGIN.test(value))
      throw new Error(`${name} is an origin such as https://api.example.com, without a path.`)
    return value
  }
  return { api: read('API_BASE'), images: read('IMAGE_BASE') }
}

export function baseDefinitions(environment: Readonly<Record<string, string | undefined>>) {
  const { api, images } = readBases(environment)
  return { BUILT_API_BASE: JSON.stringify(api), BUILT_IMAGE_BASE: JSON.stringify(images) }
}

import { ISO_CODE, type Language } from '@flou/shared/locale.ts'

const pageLanguage = (): Language => (document.documentElement.lang === 'id' ? 'id' : 'en')

type Options = Omit<RequestInit, 'headers'> & {
  /** Language of the answer's messages; the page's own by default. */
  language?: Language
  headers?: Readonly<Record<string, string>>
}

/** Calls the API for JSON in a language; a body is JSON, too. @throws what `fetch` throws */
export const callApi = (
  path: string,
  { language = pageLanguage(), headers, ...options }: Options = {},
): Promise<Response> =>
  fetch(path, {
    ...options,
    headers: {
      accept: 'application/json',
      'accept-language': ISO_CODE[language],
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })

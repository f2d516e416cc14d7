import { ISO_CODE, type Language } from '@flou/shared/locale.ts'

const pageLanguage = (): Language => (document.documentElement.lang === 'id' ? 'id' : 'en')

type Options = Omit<RequestInit, 'headers'> & {
  /** Language of response messages; defaults to the page's language. */
  language?: Language
  headers?: Readonly<Record<string, string>>
}

/** Calls the API with JSON in both directions. @throws errors of `fetch` */
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

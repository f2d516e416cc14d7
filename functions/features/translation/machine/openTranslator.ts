import type { Translator } from './translator.ts'

export const openTranslator = (url: string, key: string): Translator | undefined =>
  url === ''
    ? undefined
    : {
        async translate(request) {
          const { deeplTranslator } = await import('./deeplTranslator.ts')
          return deeplTranslator({ url, key }).translate(request)
        },
      }

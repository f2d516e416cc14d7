import { otherLanguage } from '@flou/shared/locale.ts'
import { CODE_TAG, escapeBetweenTags, unescapeText } from '@flou/shared/translation/segments/entities.ts'
import { checkTerms } from '@flou/shared/translation/terms.ts'
import { readableText } from '@flou/shared/translation/segments/segment.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Service, Translator, TranslatorRequest } from './translator.ts'

const TIMEOUT_MS = 15_000
/** Texts of a request, a limit of the service. */
const MAX_TEXTS = 50

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

const toXml = (text: string): string =>
  text.replace(CODE_TAG, (...[, slash, id = '', end = '']: string[]) =>
    slash === '/' ? '</x>' : `<x id="${id}"${end}>`,
  )

function fromXml(xml: string): string {
  const open: string[] = []
  const coded = xml.replace(
    /<(\/?)x(?: id="(\d+)")?\s*(\/?)>/g,
    (...[, slash, id = '', end = '']: string[]) => {
      if (slash === '/') return `</${open.pop() ?? ''}>`
      if (end !== '/') open.push(id)
      return `<${id}${end}>`
    },
  )
  return escapeBetweenTags(unescapeText(coded))
}

/** Terms of the texts, in words: the service has no list of them. */
function contextOf({ texts, to, terms }: TranslatorRequest): string {
  const source = texts.map(readableText).join('\n')
  const required = checkTerms(terms, { text: '-', source, language: to })
  return required.map(({ found, use }) => `"${found}" = "${use}"`).join('; ')
}

export function deeplTranslator({ url, key, fetch: send = fetch }: Service): Translator {
  const translatePart = async (request: TranslatorRequest): Promise<string[]> => {
    const { texts, to } = request
    const response = await send(url, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
      body: JSON.stringify({
        text: texts.map(toXml),
        source_lang: otherLanguage(to).toUpperCase(),
        target_lang: to === 'en' ? 'EN-US' : 'ID',
        tag_handling: 'xml',
        context: contextOf(request),
      }),
    }).catch(() => undefined)
    if (!response?.ok) throw new AppError('unavailable')
    const { translations } = answerSchema.parse(await response.json())
    if (translations.length !== texts.length) throw new AppError('unavailable')
    return translations.map(({ text }) => fromXml(text))
  }
  return {
    async translate({ texts, ...request }) {
      const translated: string[] = []
      for (let start = 0; start < texts.length; start += MAX_TEXTS)
        translated.push(
          ...(await translatePart({ ...request, texts: texts.slice(start, start + MAX_TEXTS) })),
        )
      return translated
    },
  }
}

import type { documentation } from '@flou/shared/content/types/product/documentation.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { highlightCode } from './highlight.ts'
import { isLinkUrl } from '../../../site/links.ts'

type Sample = PublicRecord<typeof documentation>['samples'][number]

export interface CodeSample {
  language: string
  code: string
  html: string
  link: string
}

export const toCodeSamples = (samples: readonly Sample[]): CodeSample[] =>
  samples
    .map(({ language, link, sample }) => {
      const code = sample.replace(/\r\n?/g, '\n').trimEnd()
      return { language, code, html: highlightCode(code, language), link: isLinkUrl(link) ? link : '' }
    })
    .filter(({ code, link }) => code !== '' || link !== '')

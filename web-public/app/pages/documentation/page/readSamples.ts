import type { documentation } from '@flou/shared/content/types/product/documentation.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { isAddress } from '../../../site/isAddress.ts'
import { highlighted } from './highlight.ts'

type Sample = PublicRecord<typeof documentation>['samples'][number]

/** A sample as the page shows it. */
export interface ShownSample {
  language: string
  /** Its text, as copied; empty where it is only behind the link. */
  code: string
  /** The same as mark-up, with its parts told apart. */
  html: string
  /** Where the whole sample is; empty where it has no address. */
  link: string
}

/** Samples with something to show. */
export const shownSamples = (samples: readonly Sample[]): ShownSample[] =>
  samples
    .map(({ language, link, sample }) => {
      const code = sample.replace(/\r\n?/g, '\n').trimEnd()
      return { language, code, html: highlighted(code, language), link: isAddress(link) ? link : '' }
    })
    .filter(({ code, link }) => code !== '' || link !== '')

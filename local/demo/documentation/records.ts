import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import { ALL_PRODUCTS } from '../products/catalogue.ts'
import type { DemoProduct } from '../products/product.ts'
import { richText } from '../richText.ts'
import { both, ordered, type DemoIds } from '../wire.ts'
import { commonGuide } from './commonGuide.ts'
import { notationOf, textOf, type DemoChapter, type DemoGuide, type DemoSample } from './guide.ts'
import { blockStorage } from './guides/blockStorage.ts'
import { cdn } from './guides/cdn.ts'
import { containerRegistry } from './guides/containerRegistry.ts'
import { dns } from './guides/dns.ts'
import { functions } from './guides/functions.ts'
import { keyManagement } from './guides/keyManagement.ts'
import { kubernetes } from './guides/kubernetes.ts'
import { loadBalancer } from './guides/loadBalancer.ts'
import { objectStorage } from './guides/objectStorage.ts'
import { postgresql } from './guides/postgresql.ts'
import { privateNetwork } from './guides/privateNetwork.ts'
import { virtualServer } from './guides/virtualServer.ts'

const WRITTEN: readonly DemoGuide[] = [
  virtualServer,
  kubernetes,
  containerRegistry,
  functions,
  blockStorage,
  objectStorage,
  postgresql,
  loadBalancer,
  cdn,
  dns,
  privateNetwork,
  keyManagement,
]

const guideOf = (product: DemoProduct): DemoGuide[] => {
  const written = WRITTEN.find((one) => one.product === product.key)
  if (written) return [written]
  return product.isOnCalculator ? [commonGuide(product)] : []
}

const SAMPLES = 'https://git.flou.example/samples/'

const chaptersOf = (chapters: readonly DemoChapter[]) =>
  ordered(chapters.map(({ title, blocks }) => ({ contents: heading(textOf(title), notationOf(blocks)) })))

const samplesOf = (samples: readonly DemoSample[]) =>
  samples.map(({ language, sample, link }) => ({
    language,
    sample,
    link: link === undefined ? '' : SAMPLES + link,
  }))

const questionsOf = (faqs: DemoGuide['faqs']) =>
  faqs.map(([[en, id], [answerEn, answerId]]) => ({
    contents: both({
      en: { question: en, answer: richText(answerEn) },
      id: { question: id, answer: richText(answerId) },
    }),
  }))

const bodyOf =
  ({ key, title, picture }: DemoProduct, guide: DemoGuide) =>
  (ids: DemoIds) => {
    const description = textOf(guide.description)
    return {
      productId: ids.record('product', key),
      slug: key,
      seoMediaId: ids.picture(picture),
      overview: chaptersOf(guide.overview),
      termsAndCondition: {
        contents: heading({ en: 'Terms of use', id: 'Ketentuan pemakaian' }, notationOf(guide.terms)),
      },
      guide: chaptersOf(guide.guide),
      samples: samplesOf(guide.samples),
      faqs: questionsOf(guide.faqs),
      contents: both({
        en: {
          description: description.en,
          seoTitle: `${title.en} documentation`,
          seoDescription: description.en,
        },
        id: {
          description: description.id,
          seoTitle: `Dokumentasi ${title.id}`,
          seoDescription: description.id,
        },
      }),
    }
  }

export const DOCUMENTATION: readonly DemoRecord[] = ALL_PRODUCTS.flatMap((product) =>
  guideOf(product).map((guide) => ({
    type: 'documentation',
    key: product.key,
    body: bodyOf(product, guide),
  })),
)

import { both } from '../wire.ts'
import { richText } from '../richText.ts'
import type { DemoRecord } from '../record.ts'
import { account } from './account.ts'
import { billing } from './billing.ts'
import { compute } from './compute.ts'
import { data } from './data.ts'
import { network } from './network.ts'
import { others } from './others.ts'
import type { Questions } from './question.ts'
import { security } from './security.ts'
import { support } from './support.ts'

const ALL: readonly Questions[] = [account, billing, compute, data, network, security, support, ...others]

export const FAQ_CATEGORIES: readonly DemoRecord[] = ALL.map(({ key, page, title, description }, index) => ({
  type: 'faqCategory',
  key,
  body: () => ({
    type: page,
    order: index + 1,
    contents: both({
      en: { title: title.en, description: description.en },
      id: { title: title.id, description: description.id },
    }),
  }),
}))

export const FAQS: readonly DemoRecord[] = ALL.flatMap(({ key, questions }) =>
  questions.map(({ ask, answer }, index) => ({
    type: 'faq',
    key: `${key}-${index + 1}`,
    body: (ids) => ({
      categoryId: ids.record('faqCategory', key),
      order: index + 1,
      contents: both({
        en: { question: ask.en, answer: richText(answer.en) },
        id: { question: ask.id, answer: richText(answer.id) },
      }),
    }),
  })),
)

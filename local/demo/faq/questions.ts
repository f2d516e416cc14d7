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

const before = (category: number) =>
  ALL.slice(0, category).reduce((sum, { questions }) => sum + questions.length, 0)

export const FAQS: readonly DemoRecord[] = ALL.flatMap(({ key, questions }, category) =>
  questions.map(({ ask, answer }, index) => ({
    type: 'faq',
    key: `${key}-${index + 1}`,
    body: (ids) => ({
      categoryId: ids.record('faqCategory', key),
      order: before(category) + index + 1,
      contents: both({
        en: { question: ask.en, answer: richText(answer.en) },
        id: { question: ask.id, answer: richText(answer.id) },
      }),
    }),
  })),
)

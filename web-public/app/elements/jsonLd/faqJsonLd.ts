import type { FaqGroup } from '@flou/shared/site/page.ts'
import type { JsonLdNode } from './jsonLd.ts'

export function faqJsonLd(groups: readonly FaqGroup[]): JsonLdNode[] {
  const questions = groups.flatMap((group) => group.questions)
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

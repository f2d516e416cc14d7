import type { ComponentType } from 'react'
import type { FaqGroup } from '@flou/shared/site/page.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import styles from './FaqList.module.css'
import { faqTexts } from '../../texts/sections/faq.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { sizesUpTo } from '../../elements/appearance.ts'
import { questionAnchor } from '../../site/links.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

type Question = FaqGroup['questions'][number]

interface QuestionsProps {
  questions: readonly Question[]
  below?: ComponentType<{ question: Question }>
}

/** Native `details`; the anchor inside makes links open the question. */
export const Questions = ({ questions, below: Below }: QuestionsProps) => (
  <div className={styles['questions']}>
    {questions.map((question) => (
      <details key={question.id} className={styles['question']} lang={question.lang}>
        <summary>{question.question}</summary>
        <span id={questionAnchor(question)} className={styles['anchor']} />
        <RichText html={question.answer} className={styles['answer']} />
        {Below && <Below question={question} />}
      </details>
    ))}
  </div>
)

export function MoreQuestions({ group: { title, more } }: { group: FaqGroup }) {
  const { t } = useTexts(faqTexts)
  if (more === undefined) return null
  return (
    <p className={styles['more']}>
      <SiteLink to={more} className="arrow-link">
        {t('allOf', { title })}
      </SiteLink>
    </p>
  )
}

interface Heading {
  title: string
  content: string
  media?: PublicMedia | null
  customProperty?: LocalizedAppearance
}

interface FaqListProps {
  heading: Heading
  groups: readonly FaqGroup[]
  anchor?: string
}

export function FaqList({ heading, groups, anchor }: FaqListProps) {
  const filled = groups.filter(({ questions, more }) => questions.length > 0 || more !== undefined)
  if (filled.length === 0) return null
  return (
    <section className={`wrap section ${styles['faq']}`} id={anchor}>
      <div className={styles['side']}>
        <SectionHeading title={heading.title} text={heading.content} />
        {heading.customProperty && <ButtonRow buttons={heading.customProperty.buttons} />}
        {heading.media && (
          <Picture
            media={heading.media}
            isDecorative
            sizes={sizesUpTo(900, 420)}
            className={styles['picture']}
          />
        )}
      </div>
      <div className={styles['groups']}>
        {filled.map((group) => (
          <div key={group.id} lang={group.lang}>
            {filled.length > 1 && <h3 className={styles['name']}>{group.title}</h3>}
            {group.description !== '' && <p className={styles['about']}>{group.description}</p>}
            {group.questions.length > 0 && <Questions questions={group.questions} />}
            <MoreQuestions group={group} />
          </div>
        ))}
      </div>
    </section>
  )
}

import type { FaqGroup } from '@flou/shared/site/page.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { LocalizedAppearance } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import { questionAnchor } from './questionAnchor.ts'
import styles from './FaqList.module.css'

type Question = FaqGroup['questions'][number]

/** A question that opens to its answer. A link to it opens it, too: browsers open what holds the target of an anchor. */
function Answered({ question }: { question: Question }) {
  return (
    <details id={questionAnchor(question)} className={styles['question']} lang={question.lang}>
      <summary>{question.question}</summary>
      <RichText html={question.answer} className={styles['answer']} />
    </details>
  )
}

/** Questions that open to their answers: native elements, so that they work without script. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles['questions']}>
    {questions.map((question) => (
      <Answered key={question.id} question={question} />
    ))}
  </div>
)

/** What an editor wrote over a page's questions. */
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

/** The questions of a page below their heading, by category where there are several; nothing where there are none. */
export function FaqList({ heading, groups, anchor }: FaqListProps) {
  const filled = groups.filter(({ questions }) => questions.length > 0)
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
            sizes="(max-width: 900px) calc(100vw - 2.25rem), 420px"
            className={styles['picture']}
          />
        )}
      </div>
      <div className={styles['groups']}>
        {filled.map((group) => (
          <div key={group.id} lang={group.lang}>
            {filled.length > 1 && <h3 className={styles['name']}>{group.title}</h3>}
            {group.description !== '' && <p className={styles['about']}>{group.description}</p>}
            <Questions questions={group.questions} />
          </div>
        ))}
      </div>
    </section>
  )
}

import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { MoreQuestions, Questions } from '../../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { langIfDifferent } from '../../../site/foreign.ts'
import { readTopics, type FaqTopic } from '../../reading/readFaqs.ts'
import { readPage } from '../../reading/readPage.ts'
import { helpTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/faq'
import styles from './faq.module.css'
import { QuestionLink } from './QuestionLink.tsx'
import { QuestionPage } from './QuestionPage.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [page, topics] = await Promise.all([readPage('faq', args), readTopics(source)])
  return { ...page, ...topics }
}

const anchorOf = ({ id }: FaqTopic) => `topic-${id}`

function Topic({ topic }: { topic: FaqTopic }) {
  const { language } = useTexts(helpTexts)
  const anchor = anchorOf(topic)
  return (
    <section
      id={anchor}
      data-topic=""
      aria-labelledby={`${anchor}-title`}
      {...langIfDifferent(topic.lang, language)}
    >
      <h2 id={`${anchor}-title`} className={styles['title']}>
        <SiteLink to={pathTo('faqCategory', topic.slug)}>{topic.title}</SiteLink>
      </h2>
      {topic.description !== '' && <p className={styles['about']}>{topic.description}</p>}
      <Questions questions={topic.questions} below={QuestionLink} />
      <MoreQuestions group={topic} />
    </section>
  )
}

function OtherTopics({ topics }: { topics: readonly FaqTopic[] }) {
  const { t, language } = useTexts(helpTexts)
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="other-topics">
      <h2 id="other-topics" className={styles['title']}>
        {t('moreTopics')}
      </h2>
      <ul className={styles['others']}>
        {topics.map(({ id, title, slug, lang }) => (
          <li key={id} {...langIfDifferent(lang, language)}>
            <SiteLink to={pathTo('faqCategory', slug)} className="arrow-link">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function Faq({ loaderData: { head, header, topics, moreTopics, cta } }: Route.ComponentProps) {
  const links = topics.map((topic) => ({ id: topic.id, title: topic.title, to: `#${anchorOf(topic)}` }))
  return (
    <>
      <PageHead head={head} jsonLd={faqJsonLd(topics)} />
      <PageOpening head={head} header={header} />
      <QuestionPage links={links}>
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
        <OtherTopics topics={moreTopics} />
      </QuestionPage>
      {cta && <CtaBand cta={cta} />}
    </>
  )
}

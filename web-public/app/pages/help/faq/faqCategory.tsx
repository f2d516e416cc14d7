import { pathTo } from '@flou/shared/paths.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { Questions } from '../../../sections/faq/FaqList.tsx'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { Pager } from '../../../sections/list/Pager.tsx'
import { pageLoader } from '../../reading/readPage.ts'
import { helpTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/faqCategory'
import { QuestionLink } from './QuestionLink.tsx'
import { QuestionPage } from './QuestionPage.tsx'

export const loader = pageLoader('faqCategory')

export default function FaqCategory({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(helpTexts)
  const { head, record, page, categories, cta } = loaderData
  const { id, title, description, lang } = record
  const links = categories.map((one) => ({
    id: one.id,
    title: one.title,
    to: pathTo('faqCategory', one.slug),
    isCurrent: one.id === id,
  }))
  const back = (
    <SiteLink to={pathTo('faq')} className="arrow-link">
      {t('allTopics')}
    </SiteLink>
  )
  return (
    <>
      <ListHead
        head={{ ...head, title: t('questionsOn', { name: head.title }) }}
        list={page}
        isPlain
        jsonLd={faqJsonLd([{ id, title, description, lang, questions: page.records }])}
      />
      <QuestionPage key={id} links={links} after={back}>
        {page.records.length === 0 ? (
          <p>{t('noQuestions')}</p>
        ) : (
          <div data-topic="">
            <h2 className="only-heard">{title}</h2>
            <Questions questions={page.records} below={QuestionLink} />
          </div>
        )}
        <Pager list={page} labels={{ before: t('before'), after: t('after') }} />
      </QuestionPage>
      {cta && <CtaBand cta={cta} />}
    </>
  )
}

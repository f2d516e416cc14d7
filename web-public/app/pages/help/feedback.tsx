import { supportFeedback } from '@flou/shared/forms/forms/supportFeedback.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { PageHead } from '../../elements/PageHead.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { LinkOrText } from '../../elements/SiteLink.tsx'
import type { BlockItem } from '../../sections/blocks/CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import { SubmissionForm } from '../../forms/SubmissionForm.tsx'
import { FormSection } from '../../sections/contact/FormSection.tsx'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import type { Route } from './+types/feedback'
import styles from './feedback.module.css'
import { SupportNav } from './SupportNav.tsx'
import { helpTexts } from '../../texts/pages/help.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { sizesUpTo } from '../../elements/appearance.ts'
import { mailAbout, contactLinkKind } from '../../site/links.ts'

export const loader = (args: Route.LoaderArgs) => readPage('feedback', args)

const useMail = () =>
  useSite().layout.contact.sideLinks.find(({ url }) => contactLinkKind(url) === 'mail')?.url

function Service({ item, mail }: { item: BlockItem; mail: string | undefined }) {
  const { t } = useTexts(helpTexts)
  return (
    <li className={styles['service']}>
      {item.media && <Picture media={item.media} isDecorative sizes="48px" className={styles['icon']} />}
      <div>
        <h3 className={styles['name']}>
          <LinkOrText to={item.url}>{item.title}</LinkOrText>
        </h3>
        <RichText html={item.content} className={styles['text']} />
        <ButtonRow buttons={item.customProperty.buttons} />
        {mail !== undefined && (
          <a href={mailAbout(mail, t('feedbackOn', { service: item.title }))} className="arrow-link">
            {t('writeAbout')}
            <span className="only-heard">: {item.title}</span>
          </a>
        )}
      </div>
    </li>
  )
}

function Services({ items }: { items: readonly BlockItem[] }) {
  const { t } = useTexts(helpTexts)
  const mail = useMail()
  if (items.length === 0) return null
  return (
    <>
      <h2 className={styles['title']}>{t('services')}</h2>
      <ul className={styles['services']}>
        {inOrder(items).map((item) => (
          <Service key={item.title + item.order} item={item} mail={mail} />
        ))}
      </ul>
    </>
  )
}

export default function Feedback({ loaderData: { head, content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <SupportNav />
      <FormSection
        sideContent={
          content && (
            <>
              <RichText html={content.content} className={styles['lead']} />
              <ButtonRow buttons={content.customProperty.buttons} />
              <Services items={content.items} />
              {content.media && (
                <Picture media={content.media} sizes={sizesUpTo(900, 620)} className={styles['picture']} />
              )}
            </>
          )
        }
      >
        <SubmissionForm
          form={supportFeedback}
          options={{ service: inOrder(content?.items ?? []).map(({ title }) => title) }}
        />
      </FormSection>
    </>
  )
}

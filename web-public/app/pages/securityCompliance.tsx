import { localLink } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type {
  securityCompliance,
  subProcessor,
} from '@flou/shared/content/types/company/securityCompliance.ts'
import { longDay } from '../elements/day.ts'
import { itemListJsonLd } from '../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../elements/PageHead.tsx'
import { Picture } from '../elements/Picture.tsx'
import { SiteLink } from '../elements/SiteLink.tsx'
import { Split } from '../sections/blocks/Split.tsx'
import { CtaBand } from '../sections/CtaBand.tsx'
import { PageOpening } from '../sections/hero/PageOpening.tsx'
import { SectionHeading } from '../sections/SectionHeading.tsx'
import { useSite } from '../site/useSite.ts'
import { securityTexts } from '../texts/pages/securityCompliance.ts'
import { useTexts } from '../texts/useTexts.ts'
import { pageLoader } from './reading/readPage.ts'
import type { Route } from './+types/securityCompliance'
import styles from './securityCompliance.module.css'
import { isLinkUrl } from '../site/links.ts'

export const loader = pageLoader('securityCompliance')

type Certificate = PublicRecord<typeof securityCompliance>

function useFacts({ certificateNumber, auditor, validFrom, validUntil, scope }: Certificate) {
  const { t } = useTexts(securityTexts)
  const { language } = useSite()
  const from = longDay(validFrom, language)
  const until = longDay(validUntil, language)
  const period = until === '' ? t('since', { from }) : t('period', { from, until })
  const facts = [
    [t('number'), certificateNumber],
    [t('auditor'), auditor],
    [t('valid'), from === '' ? '' : period],
    [t('scope'), scope],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTexts(securityTexts)
  const facts = useFacts(certificate)
  const { title, description, link, media, document, lang } = certificate
  return (
    <li className={styles['certificate']} lang={lang}>
      {media && <Picture media={media} isDecorative sizes="72px" className={styles['seal']} />}
      <div>
        <h3>{title}</h3>
        <p className={styles['text']}>{description}</p>
        {facts.length > 0 && (
          <dl className={styles['facts']}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles['links']}>
          {document && <a href={document.imageDefault}>{t('download')}</a>}
          {isLinkUrl(link) && (
            <SiteLink to={link} aria-label={`${t('standard')}: ${title}`}>
              {t('standard')}
            </SiteLink>
          )}
        </p>
      </div>
    </li>
  )
}

interface SubProcessorsProps {
  heading: { title: string; content: string } | undefined
  companies: readonly PublicRecord<typeof subProcessor>[]
}

function SubProcessors({ heading, companies }: SubProcessorsProps) {
  const { t } = useTexts(securityTexts)
  const { language } = useSite()
  if (companies.length === 0 || !heading) return null
  return (
    <section className="wrap section" id="sub-processors">
      <SectionHeading title={heading.title} text={heading.content} />
      <div className={styles['scrolling']} tabIndex={0} role="region" aria-label={heading.title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {[t('company'), t('country'), t('purpose'), t('data'), t('start')].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map(({ id, companyName, country, purpose, dataProcessed, startDate, lang }) => (
              <tr key={id} lang={lang}>
                <th scope="row">{companyName}</th>
                <td>{country}</td>
                <td>{purpose}</td>
                <td>{dataProcessed}</td>
                <td>{longDay(startDate, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export default function SecurityCompliance({ loaderData }: Route.ComponentProps) {
  const { head, header, description, title, certificates, subProcessors, subProcessorTitle, cta } = loaderData
  const { site, language } = useSite()
  const items = certificates.map(({ title: name, link }) => ({
    name,
    link: localLink(link, language),
  }))
  return (
    <>
      <PageHead head={head} jsonLd={itemListJsonLd(site, items)} />
      <PageOpening head={head} header={header} />
      {certificates.length > 0 && (
        <section className="wrap section">
          <SectionHeading title={title?.title ?? head.name} text={title?.content ?? ''} />
          <ul className={styles['certificates']}>
            {certificates.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        </section>
      )}
      <SubProcessors heading={subProcessorTitle} companies={subProcessors} />
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.mobileMedia}
        />
      )}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}

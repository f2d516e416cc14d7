import { localLink } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { securityCompliance } from '@flou/shared/content/types/company/securityCompliance.ts'
import { itemListJsonLd } from '../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../elements/PageHead.tsx'
import { Picture } from '../elements/Picture.tsx'
import { SiteLink } from '../elements/SiteLink.tsx'
import { Split } from '../sections/blocks/Split.tsx'
import { CtaBand } from '../sections/CtaBand.tsx'
import { PageOpening } from '../sections/hero/PageOpening.tsx'
import { SectionHeading } from '../sections/SectionHeading.tsx'
import { useSite } from '../site/useSite.ts'
import { pageLoader } from './reading/readPage.ts'
import type { Route } from './+types/securityCompliance'
import styles from './securityCompliance.module.css'
import { isLinkUrl } from '../site/links.ts'

export const loader = pageLoader('securityCompliance')

interface CertificateProps {
  certificate: PublicRecord<typeof securityCompliance>
}

function Certificate({ certificate: { title, description, link, media, lang } }: CertificateProps) {
  return (
    <li className={styles['certificate']} lang={lang}>
      {media && <Picture media={media} isDecorative sizes="72px" className={styles['seal']} />}
      <div>
        <h3>
          {isLinkUrl(link) ? (
            <SiteLink to={link} className={styles['link']}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        <p className={styles['text']}>{description}</p>
      </div>
    </li>
  )
}

export default function SecurityCompliance({ loaderData }: Route.ComponentProps) {
  const { head, header, description, title, certificates, cta } = loaderData
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
              <Certificate key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        </section>
      )}
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

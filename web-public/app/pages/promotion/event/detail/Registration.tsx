import { pathTo } from '@flou/shared/paths.ts'
import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { SiteLink } from '../../../../elements/SiteLink.tsx'
import { SubmissionForm } from '../../../../forms/SubmissionForm.tsx'
import { SectionHeading } from '../../../../sections/SectionHeading.tsx'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { EventRecord } from '../teaser.ts'
import type { RegistrationState } from './registration.ts'
import { useRegistrationText } from './useRegistrationText.ts'
import styles from './event.module.css'

interface RegistrationProps {
  event: EventRecord
  registration: RegistrationState
}

export function Registration({ event, registration }: RegistrationProps) {
  const { t } = useTexts(eventTexts)
  const text = useRegistrationText(event, registration)
  const isOpen = registration.phase === 'open'
  return (
    <section className="wrap section no-print" id="register">
      <div className={styles['register']}>
        <SectionHeading title={t('register')} text={isOpen ? t('registerText') : ''} />
        {text !== '' && <p className={styles['window']}>{t('registrationText', { text })}</p>}
        {isOpen && (
          <SubmissionForm
            form={eventRegistration}
            prefilled={{ eventId: event.id }}
            thanks={t('registered')}
            note={<p className={styles['consent']}>{t('registerNotice')}</p>}
          />
        )}
        <SiteLink to={pathTo('contactForm')} className="arrow-link">
          {t('ask')}
        </SiteLink>
      </div>
    </section>
  )
}

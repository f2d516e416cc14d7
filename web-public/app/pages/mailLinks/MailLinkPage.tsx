import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { LINK_ANCHORS } from '@flou/shared/forms/newsletter.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { HiddenHead } from '../../elements/PageHead.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { useSite } from '../../site/useSite.ts'
import styles from './MailLinkPage.module.css'
import { mailLinkTexts } from '../../texts/pages/mailLinks.ts'
import { useTexts } from '../../texts/useTexts.ts'

const TOKEN = /^#token=([\w-]+)$/

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Returns the token of the URL hash; empty without script. */
const useToken = (): string =>
  useSyncExternalStore(
    onHashChange,
    () => TOKEN.exec(window.location.hash)?.[1] ?? '',
    () => '',
  )

interface OutcomeProps {
  id: string
  title: string
  children: ReactNode
}

function Outcome({ id, title, children }: OutcomeProps) {
  const { t } = useTexts(mailLinkTexts)
  return (
    <section id={id} className={styles['outcome']}>
      <h2>{title}</h2>
      <p className={styles['text']}>{children}</p>
      <SiteLink to={pathTo('home')} className="button">
        {t('home')}
      </SiteLink>
    </section>
  )
}

interface QuestionProps {
  action: string
  title: string
  text: string
  button: string
}

/** Confirmation button; without script the visitor pastes the link. */
function Question({ action, text, button }: Omit<QuestionProps, 'title'>) {
  const { t } = useTexts(mailLinkTexts)
  const { language } = useSite()
  const token = useToken()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (token !== '') ref.current?.focus()
  }, [token])
  return (
    <form method="post" action={action} data-native="" className={styles['question']}>
      <p className={styles['text']}>{text}</p>
      <input type="hidden" name="_language" value={language} />
      {token === '' ? (
        <p className={styles['field']}>
          <label htmlFor="token">{t('code')}</label>
          <input
            id="token"
            name="token"
            required
            autoComplete="off"
            aria-describedby="token-hint"
            maxLength={600}
          />
          <span id="token-hint">{t('codeHint')}</span>
        </p>
      ) : (
        <input type="hidden" name="token" value={token} />
      )}
      <button ref={ref} type="submit" className="button">
        {button}
      </button>
    </form>
  )
}

interface MailLinkPageProps extends QuestionProps {
  done: { title: string; text: string }
}

/** Page opened by mail links. It requires a click, because mail scanners open links. */
export function MailLinkPage({ done, title, ...question }: MailLinkPageProps) {
  const { t } = useTexts(mailLinkTexts)
  return (
    <div className={styles['page']}>
      <HiddenHead title={title} />
      <div className="wrap">
        <h1>{title}</h1>
        <Outcome id={LINK_ANCHORS.done} title={done.title}>
          {done.text}
        </Outcome>
        <Outcome id={LINK_ANCHORS.invalid} title={t('invalidTitle')}>
          {t('invalidText')}
        </Outcome>
        <Question {...question} />
      </div>
    </div>
  )
}

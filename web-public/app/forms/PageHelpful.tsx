import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { FORM_PROBLEM, formAnchor, PROBLEM_OF, sentAnchor } from '@flou/shared/forms/anchors.ts'
import { pageHelpful } from '@flou/shared/forms/forms/pageHelpful.ts'
import { useRef, useState, type FormEvent } from 'react'
import { helpfulTexts } from '../texts/helpful.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ConsentNote } from './ConsentNote.tsx'
import styles from './PageHelpful.module.css'

const { answer, comment } = pageHelpful.fields
const loadSender = () => import('./sendForm.ts')

interface Opinion {
  answer: string
  since: number
  key: string
}

type Phase = 'open' | 'sending' | 'sent' | 'failed'

function useOpinion(path: string) {
  const { language } = useTexts(helpfulTexts)
  const [opinion, setOpinion] = useState<Opinion>()
  const [phase, setPhase] = useState<Phase>('open')
  const send = async (input: Opinion, text: string) => {
    setPhase('sending')
    const outcome = await loadSender()
      .then(({ sendForm }) =>
        sendForm({
          form: pageHelpful.key,
          fields: { path, answer: input.answer, comment: text },
          key: input.key,
          language,
          page: window.location.pathname,
          elapsed: Date.now() - input.since,
          trap: '',
        }),
      )
      .catch(() => ({ kind: 'lost' }) as const)
    setPhase(outcome.kind === 'sent' ? 'sent' : 'failed')
  }
  const choose = (value: string) => setOpinion({ answer: value, since: Date.now(), key: crypto.randomUUID() })
  return { opinion, phase, choose, send }
}

function CommentField({ opinion, phase }: { opinion: Opinion; phase: Phase }) {
  const { t } = useTexts(helpfulTexts)
  return (
    <>
      <label htmlFor="helpful-comment">{t(opinion.answer === 'yes' ? 'liked' : 'better')}</label>
      <textarea id="helpful-comment" name="comment" rows={3} maxLength={comment.max} />
      <ConsentNote className={styles['note']} />
      <p>
        <button
          type="submit"
          className="button button-small"
          aria-disabled={phase === 'sending' || undefined}
        >
          {t(phase === 'sending' ? 'sending' : 'send')}
        </button>
      </p>
    </>
  )
}

/** "Was this page helpful?" with a comment; without script only the choice is sent. */
export function PageHelpful({ path }: { path: string }) {
  const { t, language } = useTexts(helpfulTexts)
  const { opinion, phase, choose, send } = useOpinion(path)
  const formRef = useRef<HTMLFormElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = formRef.current?.elements.namedItem('comment')
    if (opinion && phase !== 'sending')
      void send(opinion, text instanceof HTMLTextAreaElement ? text.value : '')
  }
  return (
    <>
      <p
        id={sentAnchor(pageHelpful.key)}
        className={styles['sent']}
        data-shown={phase === 'sent' ? '' : undefined}
        role="status"
      >
        {t('thanks')}
      </p>
      <form
        id={formAnchor(pageHelpful.key)}
        ref={formRef}
        method="post"
        action={FORM_PATHS.form(pageHelpful.key)}
        className={styles['form']}
        hidden={phase === 'sent'}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="_language" value={language} />
        <input type="hidden" name="path" value={path} />
        <div className={styles['answers']}>
          {answer.choices?.map(({ value, label }) => (
            <button
              key={value}
              type="submit"
              name="answer"
              value={value}
              className={styles['answer']}
              aria-pressed={opinion && opinion.answer === value}
              onClick={(event) => {
                event.preventDefault()
                choose(value)
              }}
            >
              {label[language]}
            </button>
          ))}
        </div>
        <p className={styles['problem']} role="alert" hidden={phase !== 'failed'} {...{ [FORM_PROBLEM]: '' }}>
          {phase === 'failed' && t('notSent')}
        </p>
        <p hidden {...{ [PROBLEM_OF]: 'answer' }} />
        {opinion && <CommentField opinion={opinion} phase={phase} />}
      </form>
    </>
  )
}

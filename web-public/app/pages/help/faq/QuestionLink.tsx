import { useState } from 'react'
import { questionAnchor } from '../../../sections/faq/questionAnchor.ts'
import { useFaqTexts } from '../../../sections/faq/texts.ts'
import styles from './faq.module.css'

export function QuestionLink({ question }: { question: { id: number } }) {
  const { t } = useFaqTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
  }
  return (
    <p className={`no-print ${styles['permalink']}`}>
      <a
        href={`#${questionAnchor(question)}`}
        // clipboard access may be denied; the address bar has the link
        onClick={({ currentTarget }) => void copy(currentTarget.href).catch(() => {})}
      >
        {t('link')}
      </a>{' '}
      <span role="status">{isCopied && t('linkCopied')}</span>
    </p>
  )
}

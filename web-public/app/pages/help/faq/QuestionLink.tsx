import { useState } from 'react'
import { faqTexts } from '../../../texts/sections/faq.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './faq.module.css'
import { questionAnchor } from '../../../site/links.ts'

export function QuestionLink({ question }: { question: { id: number } }) {
  const { t } = useTexts(faqTexts)
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

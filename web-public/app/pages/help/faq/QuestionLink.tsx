import { useState } from 'react'
import { questionAnchor } from '../../../sections/faq/questionAnchor.ts'
import { useFaqTexts } from '../../../sections/faq/texts.ts'
import styles from './faq.module.css'

/** The link to one question: an anchor, which can be copied as any other; a click copies it. */
export function QuestionLink({ question }: { question: { id: number } }) {
  const { t } = useFaqTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address)
    setIsCopied(true)
  }
  return (
    <p className={`no-print ${styles['permalink']}`}>
      <a
        href={`#${questionAnchor(question)}`}
        // where copying is forbidden, the address bar has it
        onClick={({ currentTarget }) => void copy(currentTarget.href).catch(() => {})}
      >
        {t('link')}
      </a>{' '}
      <span role="status">{isCopied && t('linkCopied')}</span>
    </p>
  )
}

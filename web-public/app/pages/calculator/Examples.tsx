import { useEffect, useId, useRef, type ReactNode } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import type { CostExample } from '../../sections/costExample.ts'
import { ExampleCard } from '../../sections/ExampleCard.tsx'
import { exampleTexts } from '../../texts/pages/calculator/examples.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './calculator.module.css'
import own from './Examples.module.css'

interface ExamplesProps {
  examples: readonly CostExample[]
  /** Undefined before hydration. */
  onUse?: (example: CostExample) => void
  question?: ReactNode
}

export function Examples({ examples, onUse, question }: ExamplesProps) {
  const { t } = useTexts(exampleTexts)
  const id = useId()
  // other pages link to it
  if (examples.length === 0) return <span id="examples" />
  return (
    <details open id="examples" className={`no-print ${own['examples']}`}>
      <summary className={styles['step']}>
        <h2 id={id} className={own['heading']}>
          {t('examples')}
        </h2>
      </summary>
      <p className={styles['quiet']}>{t('examplesText')}</p>
      {question}
      <ul className={own['row']} tabIndex={0} aria-labelledby={id}>
        {examples.map((example) => (
          <li key={example.id}>
            <ExampleCard example={example} isShort>
              {onUse && example.price ? (
                <button type="button" className={styles['plain']} onClick={() => onUse(example)}>
                  {t('use')}
                  <span className="only-heard">: {example.title}</span>
                </button>
              ) : (
                <SiteLink to={pathTo('contactForm')} className={styles['plain']}>
                  {t('ask')}
                  <span className="only-heard">: {example.title}</span>
                </SiteLink>
              )}
            </ExampleCard>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface QuestionProps {
  name: string
  count: number
  onAdd: () => void
  onReplace: () => void
  onCancel: () => void
}

export function Question({ name, count, onAdd, onReplace, onCancel }: QuestionProps) {
  const { t } = useTexts(exampleTexts)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={id} className={own['question']}>
      <p id={id}>{t('question', { count })}</p>
      <div className={styles['tools']}>
        <button type="button" onClick={onAdd}>
          {t('addGroup', { name })}
        </button>
        <button type="button" onClick={onReplace}>
          {t('replace')}
        </button>
        <button type="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Fold } from '../elements/Fold.tsx'
import { langIfDifferent } from '../site/foreign.ts'
import { exampleTexts } from '../texts/pages/calculator/examples.ts'
import { useTexts } from '../texts/useTexts.ts'
import type { CostExample } from './costExample.ts'
import styles from './ExampleCard.module.css'

interface ExampleCardProps {
  example: CostExample
  isShort?: boolean
  children: ReactNode
}

export function ExampleCard({ example, isShort = false, children }: ExampleCardProps) {
  const { t, language } = useTexts(exampleTexts)
  const { title, description, lang, lines, regions, price } = example
  const notes = [
    regions && t('inRegion', { regions }),
    price && price.tax !== '' && t('withTax', { tax: price.tax }),
  ]
  return (
    <article className={styles['example']}>
      <h3 {...langIfDifferent(lang, language)}>{title}</h3>
      {description !== '' && <p {...langIfDifferent(lang, language)}>{description}</p>}
      {isShort ? (
        <p className={styles['summary']}>{lines.map(({ name }) => name).join(' · ')}</p>
      ) : (
        <Fold heading={t('contains')} isOpen={false} className="bare">
          <ul className={styles['lines']}>
            {lines.map(({ name, facts, amount }) => (
              <li key={`${name} ${facts}`}>
                <span>{[name, facts].filter(Boolean).join(' · ')}</span>
                <span className={styles['amount']}>{amount}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className={styles['total']}>
        {price ? (
          <>
            <strong data-total="">{price.total}</strong> {t('perMonth')}
          </>
        ) : (
          t('onRequest')
        )}
        <small>{notes.filter(Boolean).join(', ')}</small>
      </p>
      <div className={`no-print ${styles['action']}`}>{children}</div>
    </article>
  )
}

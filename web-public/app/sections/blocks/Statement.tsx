import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { RichText } from '../../elements/RichText.tsx'
import styles from './Statement.module.css'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

interface StatementBlock {
  title: string
  content: string
  customProperty: LocalizedAppearance
}

export function Statement({ block }: { block: StatementBlock }) {
  return (
    <section className={`section on-dark ${styles['band']}`}>
      <div className={`wrap ${styles['columns']}`}>
        <div className={styles['words']}>
          <h2>{block.title}</h2>
          <ButtonRow buttons={block.customProperty.buttons} />
        </div>
        <RichText html={block.content} className={styles['text']} />
      </div>
    </section>
  )
}

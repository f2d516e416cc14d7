import type { ReactNode } from 'react'
import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { PageBlock } from '../../../sections/blocks/PageBlock.tsx'
import type { MediaBlock } from '../../../sections/blocks/mediaBlock.ts'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import styles from '../solutions.module.css'

interface BlockSectionProps {
  block: MediaBlock
  title: string
  anchor: string
  isTinted?: boolean
  children: ReactNode
}

export function BlockSection({ block, title, anchor, isTinted = false, children }: BlockSectionProps) {
  const named = { ...block, title: block.title || title }
  if (block.media || block.items.length > 0) {
    return (
      <div id={anchor}>
        <PageBlock block={named} />
        <div className="wrap section">{children}</div>
      </div>
    )
  }
  return (
    <section id={anchor} className={isTinted ? 'section tinted' : 'wrap section'}>
      <div className={isTinted ? 'wrap' : undefined}>
        <div className={styles['top']}>
          <SectionHeading title={named.title} text={block.content} />
          <ButtonRow buttons={block.customProperty.buttons} />
        </div>
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { PagePart } from '../../../sections/blocks/PagePart.tsx'
import type { Part } from '../../../sections/blocks/part.ts'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import styles from '../solutions.module.css'

interface PartSectionProps {
  part: Part
  /** What the section is called where its editor gave it no heading. */
  title: string
  anchor: string
  isTinted?: boolean
  children: ReactNode
}

/** A part of a record's page over the records that it introduces: its words above them, or beside its picture. */
export function PartSection({ part, title, anchor, isTinted = false, children }: PartSectionProps) {
  const named = { ...part, title: part.title || title }
  if (part.media || part.items.length > 0) {
    return (
      <div id={anchor}>
        <PagePart part={named} />
        <div className="wrap section">{children}</div>
      </div>
    )
  }
  return (
    <section id={anchor} className={isTinted ? 'section tinted' : 'wrap section'}>
      <div className={isTinted ? 'wrap' : undefined}>
        <div className={styles['top']}>
          <SectionHeading title={named.title} text={part.content} />
          <ButtonRow buttons={part.customProperty.buttons} />
        </div>
        {children}
      </div>
    </section>
  )
}

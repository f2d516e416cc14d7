import { RichText } from '../elements/RichText.tsx'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  title: string
  text?: string
  align?: 'left' | 'center'
}

export function SectionHeading({ title, text = '', align = 'left' }: SectionHeadingProps) {
  return (
    <div className={styles['heading']} data-align={align}>
      <h2>{title}</h2>
      <RichText html={text} className={styles['text']} />
    </div>
  )
}

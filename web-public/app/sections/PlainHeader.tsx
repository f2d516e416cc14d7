import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PlainHeader.module.css'

interface PlainHeaderProps {
  trail: readonly { title: string; path: string }[]
  title: string
  text?: string
}

/** A page's title and the way to it, without a picture. */
export function PlainHeader({ trail, title, text = '' }: PlainHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
        {text !== '' && <p className={styles['text']}>{text}</p>}
      </div>
    </header>
  )
}

import type { Head } from '../elements/head.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PlainHeader.module.css'

interface PlainHeaderProps {
  head: Pick<Head, 'name' | 'trail'>
  text?: string
}

/** A page's name and the way to it, without a picture. */
export function PlainHeader({ head: { name, trail }, text = '' }: PlainHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <h1>{name}</h1>
        {text !== '' && <p className={styles['text']}>{text}</p>}
      </div>
    </header>
  )
}

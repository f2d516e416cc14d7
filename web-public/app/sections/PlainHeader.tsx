import type { ReactNode } from 'react'
import type { Head } from '../elements/head.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PlainHeader.module.css'

interface PlainHeaderProps {
  head: Pick<Head, 'name' | 'trail'>
  text?: string
  children?: ReactNode
}

export function PlainHeader({ head: { name, trail }, text = '', children }: PlainHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <h1>{name}</h1>
        {text !== '' && <p className={styles['text']}>{text}</p>}
        {children}
      </div>
    </header>
  )
}

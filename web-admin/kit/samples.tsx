import { useId, type ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { useLanguage } from '../src/core/texts/useText.ts'
import classes from './kit.module.css'

/** Returns the sample text of the interface language. */
export function useSay(): (en: string, id: string) => string {
  const language: Language = useLanguage()
  return (en, id) => (language === 'en' ? en : id)
}

const LONG = {
  en: 'A sentence that is much longer than usual, because an editor described in it everything that happened to the record since the beginning of last year, with-an-unbroken-word-that-is-wider-than-a-phone.example.com',
  id: 'Kalimat yang jauh lebih panjang daripada biasanya, karena penyunting menguraikan di dalamnya segala hal yang terjadi pada data ini sejak awal tahun lalu, dengan-satu-kata-tanpa-jeda-yang-lebih-lebar-daripada-ponsel.example.com',
} as const

export function useLong(): string {
  return LONG[useLanguage()]
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.part} data-part={name} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}

/** One state of a part, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.state}>
      <h3>{name}</h3>
      <div>{children}</div>
    </div>
  )
}

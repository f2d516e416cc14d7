import type { ReactNode } from 'react'
import { Card } from '../../../elements/screen/Card.tsx'
import classes from './FactList.module.css'

/** Something that is known: what it is, and its value. */
export interface Fact {
  name: string
  value: ReactNode
  /** The language of the value, where it is not the reader's. */
  language?: string | undefined
}

/** What is known of something, name by name. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card title={title}>
      <dl className={classes.facts}>
        {facts.map(({ name, value, language }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={language}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

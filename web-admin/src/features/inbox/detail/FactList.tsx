import type { ReactNode } from 'react'
import { Card } from '../../../ui/screen/Card.tsx'
import classes from './FactList.module.css'

export interface Fact {
  name: string
  value: ReactNode
  language?: string | undefined
}

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

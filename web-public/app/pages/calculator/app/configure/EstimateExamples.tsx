import { useState } from 'react'
import { ESTIMATE_HASH, unpackEstimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { Examples, Question } from '../../Examples.tsx'
import type { CostExample } from '../../../../sections/costExample.ts'
import type { EstimateStore } from '../state/estimateStore.ts'

interface EstimateExamplesProps {
  examples: readonly CostExample[]
  store: EstimateStore
}

/** Examples that start an estimate, or become a group of the visitor's own after a question. */
export function EstimateExamples({ examples, store }: EstimateExamplesProps) {
  const [chosen, setChosen] = useState<{ example: CostExample; count: number }>()
  const fill = ({ price, title }: CostExample, isAdded: boolean) => {
    const lines = price && unpackEstimate(price.hash.slice(ESTIMATE_HASH.length))
    setChosen(undefined)
    if (!lines) return
    store.dispatch({ type: 'fill', lines: { ...lines, name: title }, isAdded })
    document.getElementById('estimate')?.focus()
  }
  const use = (example: CostExample) => {
    const { length: count } = store.get().estimate.items
    if (count === 0) fill(example, false)
    else setChosen({ example, count })
  }
  return (
    <Examples
      examples={examples}
      onUse={use}
      question={
        chosen && (
          <Question
            key={chosen.example.id}
            name={chosen.example.title}
            count={chosen.count}
            onAdd={() => fill(chosen.example, true)}
            onReplace={() => fill(chosen.example, false)}
            onCancel={() => setChosen(undefined)}
          />
        )
      }
    />
  )
}

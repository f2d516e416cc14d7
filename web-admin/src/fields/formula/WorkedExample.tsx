import { TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  FORMULA_EXAMPLE,
  tryFormula,
  type FormulaFault,
  type FormulaNumbers,
} from '@flou/shared/pricing/formula/check.ts'
import type { FormulaVariable } from '@flou/shared/pricing/formula/formula.ts'
import { variablesIn } from '@flou/shared/pricing/formula/parse.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { Popup } from '../../ui/Popup.tsx'
import { formulaTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { groupedNumber, readAmount, rupiahText } from '../../core/records/amounts.ts'
import { ValueTable } from './ValueTable.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Formula.module.css'

function Fault({ text, fault }: { text: string; fault: FormulaFault }) {
  const language = useLanguage()
  const { code, from, to } = fault
  const isMarked = text.trim() !== '' && (to > from || code.startsWith('formula:'))
  return (
    <p className={classes.fault} role="status">
      {isMarked && (
        <code className={classes.formula}>
          {text.slice(0, from)}
          <mark>{text.slice(from, to) || '\u00a0'}</mark>
          {text.slice(to)}
        </code>
      )}
      {messageText(code, language)}
    </p>
  )
}

const valueLabel = (name: FormulaVariable, value: number, language: Language) =>
  `${name} ${groupedNumber(value, language)}`

interface ValuesProps {
  names: readonly FormulaVariable[]
  values: FormulaNumbers
  onChange: (name: FormulaVariable, value: number) => void
}

function ExampleValues({ names, values, onChange }: ValuesProps) {
  const language = useLanguage()
  return (
    <div className={classes.values}>
      {names.map((name) => (
        <TextInput
          name={`example.${name}`}
          key={name}
          size="xs"
          label={name}
          inputMode="decimal"
          defaultValue={groupedNumber(values[name], language)}
          onChange={(event) => {
            const value = readAmount(event.currentTarget.value, language, { isMoney: name === 'price' })
            if (typeof value === 'number') onChange(name, value)
          }}
        />
      ))}
    </div>
  )
}

interface Props {
  text: string
  type: AnyType
  recordValues?: Partial<FormulaNumbers>
}

export function WorkedExample({ text, type, recordValues }: Props) {
  const t = useTextsOf(formulaTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [tried, setTried] = useState<Partial<FormulaNumbers>>({})
  if (text.trim() === '') return <FieldHint>{t('formula.hint')}</FieldHint>
  const values = { ...FORMULA_EXAMPLE, ...recordValues, ...tried }
  const result = tryFormula(text, values)
  if ('fault' in result) return <Fault text={text} fault={result.fault} />
  const names = variablesIn(text)
  const price = rupiahText(result.amount, language)
  return (
    <div className={classes.example}>
      <span role="status">
        {names.length === 0
          ? t('formula.exampleFixed', { price })
          : t('formula.example', {
              values: names.map((name) => valueLabel(name, values[name], language)).join(', '),
              price,
            })}
      </span>
      {names.length > 0 && (
        <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('formula.table')}</summary>
          {isOpen && <ValueTable text={text} type={type} names={names} values={values} />}
        </details>
      )}
      {names.length > 0 && (
        <Popup label={t('formula.values')} isQuiet>
          {() => (
            <ExampleValues
              names={names}
              values={values}
              onChange={(name, value) => setTried((all) => ({ ...all, [name]: value }))}
            />
          )}
        </Popup>
      )}
    </div>
  )
}
